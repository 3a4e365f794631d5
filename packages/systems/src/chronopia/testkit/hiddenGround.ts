/** The land as it might be where this empire has not seen it (CHR-HID-01, -14; CHR-R-54, CHR-R-55, CHR-R-68). */
import { type Dice, pick } from '@warmoot/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { enclosedHexes, entranceMark, setOf } from '../rules/ground/known.ts';
import { type Ground, type Hex, hexCount } from '../state/ground.ts';
import type { Campaign, EmpireId, Site, Structure } from '../state/state.ts';

const isTails = (dice: Dice): boolean => dice.roll(2, 'heads or tails') === 2;

export const otherGround = (ground: Ground, { explored }: Knowledge, dice: Dice): Ground => {
  const known = new Set(explored);
  const count = hexCount(ground);
  const enclosed = enclosedHexes(ground);
  const hides = (cell: number): boolean => enclosed.has(cell) && !known.has(cell);
  const below = Array.from(ground.below, (letter, cell) =>
    known.has(cell + count) ? letter : pick(dice, ['#', 't', 'C'], 'rock'),
  );
  const surface = Array.from(ground.surface, (letter, cell) =>
    hides(cell) ? pick(dice, ['.', 'f', 'd'], 'land') : letter,
  );
  const snow = Array.from(ground.snow, (mark, cell) => (hides(cell) && isTails(dice) ? '*' : mark));
  return { ...ground, below: below.join(''), surface: surface.join(''), snow: snow.join('') };
};

/** What is public stays; its inner state does not show. */
const openThere = ({ mine, ruins, abandoned }: Site): Site => ({
  ...(mine && { mine: { bonus: mine.bonus + 3, worked: 1 } }),
  ...(ruins && { ruins }),
  ...(abandoned && { abandoned: { ...abandoned, size: abandoned.size + 1 } }),
});

const mineThere = ({ tower, depot, temple }: Site, me: EmpireId | null): Site => {
  const kept = (built: Structure | undefined): boolean => built !== undefined && built.owner === me;
  return {
    ...(kept(tower) && { tower: tower! }),
    ...(kept(depot) && { depot: depot! }),
    ...(kept(temple) && { temple: temple! }),
  };
};

const featuresThere = ({ portal, fruit, spring, glade }: Site): Site => ({
  ...(portal !== undefined && { portal }),
  ...(fruit && { fruit }),
  ...(spring && { spring }),
  ...(glade && { glade }),
});

const secrets = (dice: Dice): Site => ({
  ...(isTails(dice) && { portal: pick(dice, ['a', 'b', 'c'], 'letter') }),
  ...(isTails(dice) && { fruit: true }),
  ...(isTails(dice) && { spring: true }),
  ...(isTails(dice) && { glade: true }),
});

const foreignWorks = (me: EmpireId | null, dice: Dice): Site => {
  const built: Structure = { owner: me === 0 ? 1 : 0, builtTurn: 1, captured: null };
  return pick(dice, [{}, {}, { tower: built }, { depot: built, temple: built }], 'works');
};

interface Observer {
  readonly campaign: Campaign;
  readonly me: EmpireId | null;
  readonly knows: Knowledge;
}

const otherSite = ({ campaign, me, knows }: Observer, hex: Hex, dice: Dice): Site => {
  const site = campaign.sites[hex] ?? {};
  const { ground } = campaign;
  const isHidden =
    (hex >= hexCount(ground) || enclosedHexes(ground).has(hex)) && !setOf(knows.explored).has(hex);
  return {
    ...(isTails(dice) && { road: true }),
    ...(isTails(dice) && { treasure: true }),
    ...(isHidden ? (isTails(dice) ? { mine: { bonus: 1 } } : { ruins: true }) : openThere(site)),
    ...(setOf(knows.found).has(hex) ? featuresThere(site) : secrets(dice)),
    ...((setOf(knows.found).has(entranceMark(ground, hex)) ? site.entrance : isTails(dice)) && {
      entrance: true,
    }),
    ...foreignWorks(me, dice),
    ...mineThere(site, me),
  };
};

/** Every existing site, and as many hexes without one. */
export const otherSites = (looker: Observer, dice: Dice): Campaign['sites'] => {
  const { sites, ground } = looker.campaign;
  const more = Object.keys(sites).map(() => dice.roll(2 * hexCount(ground), 'another site') - 1);
  const hexes = new Set([...Object.keys(sites).map(Number), ...more]);
  return Object.fromEntries([...hexes].map((hex) => [hex, otherSite(looker, hex, dice)]));
};

export const otherRivers = ({ rivers }: Campaign, dice: Dice): Campaign['rivers'] =>
  Object.fromEntries(
    Object.keys(rivers).map((side) => [side, pick(dice, ['river', 'ford', 'bridge'] as const, 'side')]),
  );
