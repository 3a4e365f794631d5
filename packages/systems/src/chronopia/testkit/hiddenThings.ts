/** Armies, units, cities and spies of others as they might be instead (CHR-HID-03, -04, -06..10, -15, -18). */
import { type Dice, pick } from '@warmoot/kernel';
import { hexCount } from '../state/ground.ts';
import type { Army, Campaign, City, EmpireId, Spy, Unit } from '../state/state.ts';

const anyHex = ({ ground }: Campaign, dice: Dice): number => dice.roll(2 * hexCount(ground), 'elsewhere') - 1;
const isTails = (dice: Dice): boolean => dice.roll(2, 'heads or tails') === 2;

/** Armies in front of the seat: it sees only their owner, number, size and marks (CHR-VIS-13). */
const facesMe = (campaign: Campaign, me: EmpireId | null, { id }: Army): boolean =>
  campaign.encounters.some(
    ({ armies }) => armies.includes(id) && armies.some((each) => campaign.armies[each]?.owner === me),
  );

/** Armies that the seat's patrol may engage: no marks either (CHR-PLAY-03). */
const isCandidate = (campaign: Campaign, me: EmpireId | null, { id }: Army): boolean =>
  campaign.questions.some(
    (question) => question.empire === me && question.kind === 'patrol' && question.candidates.includes(id),
  );

const insideOf = (army: Army, dice: Dice): Army => ({
  ...army,
  name: `${army.name} in disguise`,
  bands: army.bands.slice(dice.roll(2, 'fewer bands') - 1),
  heroes: army.heroes.slice(dice.roll(2, 'fewer heroes') - 1),
  commander: null,
  supply: pick(dice, ['city', 'regular', 'long', 'extended', 'out'] as const, 'supply'),
  range: dice.roll(9, 'range'),
  paid: !army.paid,
  inside: isTails(dice),
  raisedTurn: army.raisedTurn + 1,
  stash: army.stash === null ? { until: 9 } : null,
  lost: [],
  cameFrom: null,
  afloat: isTails(dice),
  today: { ...army.today, marches: dice.roll(3, 'marches'), pinned: isTails(dice), strays: [1, 2] },
});

const otherMarks = (dice: Dice): Pick<Army, 'mercenary' | 'broken'> => ({
  mercenary: isTails(dice),
  broken: isTails(dice) ? { cause: 'routed', from: 0 } : null,
});

const elsewhere = (campaign: Campaign, army: Army, dice: Dice): Army => ({
  ...insideOf(army, dice),
  at: anyHex(campaign, dice),
  size: dice.roll(30, 'another size'),
  number: army.number + dice.roll(5, 'another number'),
  ...otherMarks(dice),
});

export const otherArmy = (
  campaign: Campaign,
  me: EmpireId | null,
  army: Army | null,
  dice: Dice,
): Army | null => {
  if (army === null) return null;
  /** Miscommunication shows after execution only (CHR-HID-16). */
  if (army.owner === me) return { ...army, today: { ...army.today, strays: isTails(dice) ? [3] : null } };
  if (facesMe(campaign, me, army)) return insideOf(army, dice);
  if (isCandidate(campaign, me, army)) return { ...insideOf(army, dice), ...otherMarks(dice) };
  return elsewhere(campaign, army, dice);
};

export const otherUnit = (
  campaign: Campaign,
  me: EmpireId | null,
  unit: Unit | null,
  dice: Dice,
): Unit | null => {
  if (unit === null || unit.owner === me) return unit;
  return { ...unit, at: anyHex(campaign, dice), name: `${unit.name} in disguise`, size: 3, work: null };
};

const besiegedBy = (campaign: Campaign, me: EmpireId | null, { siege }: City): boolean =>
  siege?.armies.some((id) => campaign.armies[id]?.owner === me) ?? false;

const within = (city: City, dice: Dice): City => ({
  ...city,
  improvements: { granary: { active: isTails(dice), builtTurn: 0 }, harbor: { active: true, builtTurn: 3 } },
  conquered: isTails(dice) ? null : { turn: 2, from: 0 },
  besiegedHalf: isTails(dice),
  disrupted: isTails(dice),
  plunder: { percent: 20, thief: 0, known: false },
  abandonedTurn: 1,
  spawnedTurn: 2,
  foundedTurn: 1,
  cutTo: 1,
  moraleSpecial: city.moraleSpecial + 1,
  today: { ...city.today, grown: true, raisedPoints: dice.roll(9, 'raised') },
});

/** Who gets the income of the seat's city does not show (CHR-HID-16). */
const ownCity = (city: City, dice: Dice): City => ({
  ...city,
  plunder: { percent: dice.roll(9, 'share'), thief: 0, known: false },
});

const standsThere = ({ armies }: Campaign, me: EmpireId | null, { at }: City): boolean =>
  armies.some((army) => army !== null && army.owner === me && army.at === at);

export const otherCity = (
  campaign: Campaign,
  me: EmpireId | null,
  city: City | null,
  dice: Dice,
): City | null => {
  if (city === null) return null;
  if (city.owner === me && me !== null) return ownCity(city, dice);
  if (besiegedBy(campaign, me, city)) return within(city, dice);
  const isAsked = campaign.questions.some(
    (question) => question.empire === me && question.kind === 'city' && question.city === city.id,
  );
  if (city.at < hexCount(campaign.ground) || isAsked || standsThere(campaign, me, city))
    return { ...within(city, dice), size: dice.roll(10, 'another size'), siege: null };
  return {
    ...within(city, dice),
    name: `${city.name} in disguise`,
    owner: me === 0 ? 1 : 0,
    size: 7,
    siege: null,
  };
};

export const otherSpy = (me: EmpireId | null, spy: Spy | null): Spy | null =>
  spy === null || spy.owner === me ? spy : { ...spy, name: `${spy.name} in disguise`, raisedTurn: 9 };
