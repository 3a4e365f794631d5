import { type Hex, hexKey } from './coordinates.ts';
import { type HexMap, isKind, type MapMark } from './hexMap.ts';
import { type Hexside, hexesBeside, hexsideKey } from './hexsides.ts';
import { MapFault } from './mapText.ts';
import { hexNear, type Pixel, sideNear, type TiledLayout } from './tiledGeometry.ts';
import { asList, asNumber, asRecord, type Json, oneLine } from './tiledJson.ts';

/** Where the objects of a Tiled map are looked for. */
export interface TiledGround {
  readonly layout: TiledLayout;
  /** The keys of the hexes on the map. */
  readonly onMap: ReadonlySet<string>;
}

/** Hexsides, overlays and marks from the object layers of those names. */
export const readObjects = (
  layers: ReadonlyMap<string, Json>,
  ground: TiledGround,
): Pick<HexMap, 'sides' | 'overlays' | 'marks'> => ({
  sides: byKind(objectsIn(layers.get('sides')), (object) => sideOfObject(object, ground), hexsideKey),
  overlays: byKind(objectsIn(layers.get('overlays')), (object) => hexOfObject(object, ground), hexKey),
  marks: objectsIn(layers.get('marks')).map((object) => markOf(object, ground)),
});

interface PointObject {
  readonly kind: string;
  readonly name: string;
  readonly at: Pixel;
  /** How it is named in a refusal. */
  readonly label: string;
}

const objectsIn = (layer: Json | undefined): PointObject[] =>
  layer === undefined ? [] : asList(layer.objects, `layer "${String(layer.name)}": objects`).map(pointObject);

/** Tiled 1.9 called an object's type its class. */
const pointObject = (json: unknown): PointObject => {
  const object = asRecord(json, 'an object');
  const label = `object ${String(object.id)}`;
  const kind = String(object.type ?? object.class ?? '');
  if (object.point !== true)
    throw new MapFault(`In the Tiled map ${label} is not a point; place a point instead.`);
  if (!isKind(kind))
    throw new MapFault(`In the Tiled map ${label} needs one word as its type, not ${JSON.stringify(kind)}.`);
  const at = { x: asNumber(object.x, `${label}: x`), y: asNumber(object.y, `${label}: y`) };
  return { kind, name: oneLine(String(object.name ?? '')), at, label };
};

const sideOfObject = ({ at, kind, label }: PointObject, { layout, onMap }: TiledGround): Hexside => {
  const side = sideNear(layout, at);
  if (!side)
    throw new MapFault(
      `In the Tiled map ${label} (${kind}) is inside a hex; move it to the middle of a hexside.`,
    );
  if (hexesBeside(side).some((hex) => onMap.has(hexKey(hex)))) return side;
  throw new MapFault(
    `In the Tiled map ${label} (${kind}) is off the map; move it onto a hexside of the map.`,
  );
};

const hexOfObject = ({ at, kind, label }: PointObject, { layout, onMap }: TiledGround): Hex => {
  const hex = hexNear(layout, at);
  if (onMap.has(hexKey(hex))) return hex;
  throw new MapFault(`In the Tiled map ${label} (${kind}) is off the map; move it into a hex of the map.`);
};

const markOf = (object: PointObject, ground: TiledGround): MapMark => ({
  kind: object.kind,
  hex: hexOfObject(object, ground),
  name: object.name,
});

const byKind = <Item>(
  objects: readonly PointObject[],
  itemOf: (object: PointObject) => Item,
  keyOf: (item: Item) => string,
): Record<string, Item[]> => {
  const kinds = new Map<string, Map<string, Item>>();
  for (const object of objects) {
    const items = kinds.get(object.kind) ?? new Map<string, Item>();
    const item = itemOf(object);
    if (items.has(keyOf(item)))
      throw new MapFault(
        `In the Tiled map ${object.label} is the second ${object.kind} in one place; remove it.`,
      );
    kinds.set(object.kind, items.set(keyOf(item), item));
  }
  return Object.fromEntries(Array.from(kinds, ([kind, items]) => [kind, [...items.values()]]));
};
