/**
 * What is shown on a map: features, cities, armies by owner, number and size, and other units (CHR-RPT-02, CHR-VIS-13).
 */

import { escaped, rounded } from '../../report/svg.ts';
import { type Hex, isBelow } from '../state/ground.ts';
import { armiesOf, citiesOf, cityAt, unitsOf } from '../state/readers.ts';
import type { Army, Campaign } from '../state/state.ts';
import { centre, colourOf, HEX_RADIUS } from './drawing.ts';
import { SITE_LETTERS, UNIT_LETTERS } from './legend.ts';

/** Which of the two layers is drawn (CHR-MAP-05). */
export type Layer = 'surface' | 'below';
const isOn = ({ ground }: Campaign, layer: Layer, hex: Hex): boolean =>
  isBelow(ground, hex) === (layer === 'below');

const colour = ({ empires }: Campaign, owner: number): string => colourOf(empires[owner]?.power, owner);

const lettersOf = (site: Campaign['sites'][number]): string =>
  (Object.keys(SITE_LETTERS) as (keyof typeof SITE_LETTERS)[])
    .filter((kind) => site[kind] !== undefined)
    .map((kind) => (kind === 'portal' ? `P${site.portal}` : SITE_LETTERS[kind]))
    .join('');

export const features = (view: Campaign, layer: Layer): string =>
  Object.entries(view.sites)
    .filter(([hex]) => isOn(view, layer, Number(hex)))
    .map(([hex, site]) => {
      const letters = lettersOf(site);
      const { x, y } = centre(view.ground, Number(hex));
      return letters === ''
        ? ''
        : `<text x="${rounded(x)}" y="${rounded(y + HEX_RADIUS * 0.72)}" class="s">${letters}</text>`;
    })
    .join('');

const CASTLE = 'M-9 7V-3h3v-4h3v4h2v-7h3v7h2v-4h3v4h2V7z';

/** Half a letter of a name, as most serif fonts have it. */
const HALF_LETTER = 2.9;
/** A name at the edge of the map moves inward until all of it can be read. */
const inward = (name: string, x: number): number => Math.max(0, HALF_LETTER * name.length - x);

export const cities = (view: Campaign, layer: Layer): string =>
  citiesOf(view)
    .filter(({ at }) => isOn(view, layer, at))
    .map(({ at, owner, name, size, siege }) => {
      const { x, y } = centre(view.ground, at);
      const ink = colour(view, owner);
      const ring =
        siege === null
          ? ''
          : '<circle r="15" fill="none" stroke="#a33" stroke-width="1.6" stroke-dasharray="4 3"/>';
      return `<g transform="translate(${rounded(x)} ${rounded(y)})">${ring}<path d="${CASTLE}" fill="#fff" stroke="${ink}" stroke-width="2"/><text class="c" y="4" fill="${ink}">${size === 0 ? '?' : size}</text><text class="n" x="${rounded(inward(name, x))}" y="-12">${escaped(name)}</text></g>`;
    })
    .join('');

/** A few are fanned out; many are shown in two columns of slim plates, so that each can be read. */
const placeIn = (nth: number, count: number): { dx: number; dy: number; tall: number } =>
  count <= 3
    ? { dx: -13 + nth * 5, dy: nth * 8, tall: 14 }
    : { dx: nth % 2 === 0 ? -26 : 0, dy: Math.floor(nth / 2) * 9, tall: 9 };

/** Below the walls of a city, so that its size stays readable. */
const topOf = (view: Campaign, hex: Hex): number => (cityAt(view, hex) === undefined ? 2 : 8);

/** Own armies in full, foreign ones as seen; a ghost is hollow and shows the turn it was last seen in (CHR-HID-21). */
const armyMark = (view: Campaign, army: Army, nth: number, count: number): string => {
  const { x, y } = centre(view.ground, army.at);
  const { dx, dy, tall } = placeIn(nth, count);
  const ghost = view.seenBy !== null && army.name === '' && army.raisedTurn < view.turn - 1;
  const own = colour(view, army.owner);
  const edge = army.broken === null ? '' : ' stroke-dasharray="3 2"';
  const plate = `<rect width="26" height="${tall}" rx="2" fill="${ghost ? '#fbf7ec' : own}" fill-opacity="${ghost ? '.7' : '1'}" stroke="${ghost ? own : '#222'}"${edge}/>`;
  const text = `<text class="${tall === 14 ? 'a' : 'b'}" x="13" y="${tall === 14 ? 10.5 : 7}" fill="${ghost ? own : '#fff'}">${army.number}·${army.size}</text>`;
  const dated = ghost ? `<text class="g" x="13" y="${tall + 6}">turn ${army.raisedTurn}</text>` : '';
  return `<g transform="translate(${rounded(x + dx)} ${rounded(y + topOf(view, army.at) + dy)})">${plate}${text}${dated}</g>`;
};

export const armies = (view: Campaign, layer: Layer): string => {
  const stacks = new Map<Hex, Army[]>();
  for (const army of armiesOf(view))
    if (isOn(view, layer, army.at)) stacks.set(army.at, [...(stacks.get(army.at) ?? []), army]);
  return [...stacks.values()]
    .flatMap((stack) => stack.map((army, nth) => armyMark(view, army, nth, stack.length)))
    .join('');
};

/** A unit remembered from earlier is drawn dashed. */
export const others = (view: Campaign, layer: Layer): string =>
  unitsOf(view)
    .filter(({ at }) => isOn(view, layer, at))
    .map(({ at, kind, owner, name, raisedTurn }) => {
      const { x, y } = centre(view.ground, at);
      const ink = colour(view, owner);
      const ghost = view.seenBy !== null && name === '' && raisedTurn < view.turn - 1;
      return `<g transform="translate(${rounded(x + 8)} ${rounded(y - 8)})"><circle r="6" fill="#fff" stroke="${ink}" stroke-width="1.6"${ghost ? ' stroke-dasharray="2 2"' : ''}/><text class="u" y="3" fill="${ink}">${UNIT_LETTERS[kind]}</text>${ghost ? `<text class="g" y="12">turn ${raisedTurn}</text>` : ''}</g>`;
    })
    .join('');
