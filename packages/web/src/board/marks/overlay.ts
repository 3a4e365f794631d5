import type { Mark, Place } from '@warmoot/kernel';
import type { Colour } from '../../theme/index.ts';
import { isSamePlace, type Sheet } from '../sheet.ts';
import { drawArea, type Marker } from './areas.ts';
import { drawLand } from './land.ts';
import { drawWay } from './lines.ts';
import { paperOver } from './paper.ts';
import { type Region, regionOf } from './region.ts';
import { type AreaStyle, rankOf, styleOf, type WayStyle } from './styles.ts';

/** Marks prepared for drawing every frame: those of one kind form one region, whatever their labels. */
export interface Overlay {
  readonly areas: readonly {
    readonly style: AreaStyle;
    readonly region: Region;
    readonly places: readonly Place[];
    readonly mark?: Mark;
  }[];
  readonly ways: readonly {
    readonly style: WayStyle;
    readonly places: readonly Place[];
    readonly mark: Mark;
  }[];
  readonly marks: readonly Mark[];
}

export const overlayOf = (sheet: Sheet, marks: readonly Mark[]): Overlay => {
  const kinds = [...new Set(marks.map(({ kind }) => kind))].sort((a, b) => rankOf(a) - rankOf(b));
  const areas: Overlay['areas'][number][] = [];
  const ways: Overlay['ways'][number][] = [];
  for (const kind of kinds) {
    const style = styleOf(kind);
    const alike = marks.filter((mark) => mark.kind === kind);
    if (style.shows === 'area' && (style.isLand || style.isOfSide))
      areas.push(
        ...alike.map((mark) => ({
          style,
          places: mark.places,
          region: regionOf(sheet, mark.places, mark.areas),
          mark,
        })),
      );
    else if (style.shows === 'area' && style.isPaper) {
      const places = alike.flatMap((mark) => mark.places);
      areas.push({ style, places, region: paperOver(sheet, places) });
    } else if (style.shows === 'way')
      ways.push(...alike.map((mark) => ({ style, places: mark.places, mark })));
    else {
      const places = alike.flatMap((mark) => (mark.areas === undefined ? mark.places : []));
      const outlines = alike.flatMap((mark) => mark.areas ?? []);
      const region = regionOf(sheet, withNeighbouringKinds(kind, marks, places), outlines);
      areas.push({ style, places, region });
    }
  }
  return { areas, ways, marks };
};

/** Hexes where a move must stop are still within reach: one border goes around both kinds. */
const withNeighbouringKinds = (
  kind: string,
  marks: readonly Mark[],
  places: readonly Place[],
): readonly Place[] =>
  kind === 'reach'
    ? [...places, ...marks.filter((mark) => mark.kind === 'stop').flatMap((mark) => mark.places)]
    : places;

/** Those under the pieces, or those over the bodies of a free table. */
export const drawAreas = (marker: Marker, { areas }: Overlay, isAbove = false): void => {
  for (const { style, region, places, mark } of areas) {
    if ((style.isAbove ?? false) !== isAbove) continue;
    if (mark && style.isLand) drawLand(marker, region, mark);
    else drawArea(marker, style, region, places, colourOf(marker, mark));
  }
};

/** The colour of the side whose mark it is. */
export const colourOf = ({ players, theme }: Marker, mark: Mark | undefined): Colour | undefined => {
  const player = mark?.side === undefined ? undefined : players.get(mark.side);
  return player && (theme.name === 'light' ? player.dark : player.field);
};

export const drawWays = (marker: Marker, { ways }: Overlay): void => {
  for (const { style, places, mark } of ways)
    drawWay(
      marker,
      style,
      places.map(marker.sheet.point),
      style.isOfSide ? colourOf(marker, mark) : undefined,
    );
};

/** The labels of the marks in a place. */
export const labelsAt = ({ marks }: Overlay, place: Place): string[] => [
  ...new Set(
    marks
      .filter(
        ({ kind, places, label }) =>
          label !== undefined && kind !== 'land' && places.some((each) => isSamePlace(each, place)),
      )
      .map(({ label }) => label as string),
  ),
];
