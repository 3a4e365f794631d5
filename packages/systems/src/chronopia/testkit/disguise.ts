/** Another truth that looks the same to one seat: everything it does not know is different (CHR-HID-01..27). */
import { type Dice, MODERATOR, pick, type Seat } from '@warmoot/kernel';
import { isUpToDate, linesDelivered } from '../knowledge/heard.ts';
import { NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import { treatiesOf } from '../rules/deals/treaties.ts';
import { isHiredBy } from '../rules/dogs/keepDogs.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Army, Campaign, Empire, EmpireId, Treaty, Unit, Window } from '../state/state.ts';
import { otherGround, otherRivers, otherSites } from './hiddenGround.ts';
import { otherArmy, otherCity, otherSpy, otherUnit } from './hiddenThings.ts';
import { renumbered } from './renumbered.ts';

const isTails = (dice: Dice): boolean => dice.roll(2, 'heads or tails') === 2;

/** Only the end of a player's empire is announced. */
const isEndSecret = ({ power }: Empire): boolean => power !== 'player' && power !== 'gone';

/** CHR-HID-05, -11, -19: treasuries, hidden deals, a neutral's true stance. */
const otherEmpire = (me: EmpireId | null, empire: Empire, dice: Dice): Empire => {
  if (empire.id === me) return empire;
  const mine = (deals: readonly EmpireId[]): EmpireId[] => [
    ...deals.filter((id) => id === me),
    ...(isTails(dice) && me !== 0 ? [0] : []),
  ];
  return {
    ...empire,
    treasury: empire.treasury + dice.roll(1000, 'riches'),
    changed: [],
    permits: mine(empire.permits),
    access: mine(empire.access),
    sharesSight: mine(empire.sharesSight),
    ...(isEndSecret(empire) && { fallen: isTails(dice) ? null : 2 }),
    silent: dice.roll(3, 'silence'),
    byComputer: !empire.byComputer,
    plan: isTails(dice) ? null : [4, 4, 4],
    mind: {
      home: 1,
      target: null,
      since: dice.roll(9, 'since'),
      reactions: { 0: { total: dice.roll(20, 'reaction'), turn: 1, trap: isTails(dice) } },
      attackedBy: [],
      ofTheDead: isTails(dice),
    },
  };
};

/** Only the seat's own is kept; the others have something else, or nothing. */
const mineOnly = <T>(
  record: Readonly<Record<number, T>>,
  me: EmpireId | null,
  instead: T,
): Record<number, T> =>
  Object.fromEntries(Object.entries(record).map(([id, mine]) => [id, Number(id) === me ? mine : instead]));

const OPEN_STEPS = ['plan', 'placement', 'muster', 'T4', 'T5', 'finished'];

/** CHR-PLAY-03, -08: in a hidden window nobody knows who else must decide, or how far execution has come. */
const otherWindow = ({ window, step }: Campaign, me: EmpireId | null, dice: Dice): Window | null => {
  if (window === null || (OPEN_STEPS.includes(step) && !['T4', 'T5'].includes(step))) return window;
  if (OPEN_STEPS.includes(step))
    return {
      ...window,
      ready: window.asked.filter((id) => (id === me ? window.ready.includes(id) : isTails(dice))),
    };
  const isMine = me !== null && window.asked.includes(me);
  const others = [0, 1, 2].filter((id) => id !== me && isTails(dice));
  return {
    name: isMine ? window.name : 'patrol',
    asked: [...(isMine ? [me] : []), ...others],
    ready: [...window.ready.filter((id) => id === me), ...others.slice(1)],
  };
};

const hiddenStep = (campaign: Campaign, dice: Dice): Partial<Campaign> =>
  OPEN_STEPS.includes(campaign.step)
    ? {}
    : { slot: dice.roll(3, 'slot'), impulse: dice.roll(4, 'impulse'), walks: [] };

const SECRET_TREATY: Treaty = {
  turn: 1,
  by: 0,
  to: 1,
  stance: 'Allied',
  gives: [{ term: 'pay', guilders: 77 }],
  asks: [],
  state: 'open',
};

const secretsOf = (campaign: Campaign, me: EmpireId | null, dice: Dice): Partial<Campaign> => {
  const isMine = (armies: readonly number[]): boolean =>
    armies.some((id) => me !== null && campaign.armies[id]?.owner === me);
  return {
    sheets: mineOnly(campaign.sheets, me, { statements: [], battle: [] }),
    knowledge: mineOnly(campaign.knowledge, me, NO_KNOWLEDGE),
    reports: mineOnly(campaign.reports, me, []),
    due: {
      ...mineOnly(campaign.due, me, []),
      ...(me !== 0 && { 0: [{ why: 'mine', guilders: dice.roll(9, 'due') }] }),
    },
    messages: [
      ...(me === 0 || me === 1 ? [] : [{ turn: 1, from: 0, to: [1], text: 'psst' }]),
      ...campaign.messages.filter(({ from, to }) => me !== null && (from === me || to.includes(me))),
    ],
    treaties: [
      ...(me === 0 || me === 1 ? [] : [SECRET_TREATY]),
      ...(me === null ? [] : treatiesOf(campaign, me)),
    ],
    submissions: campaign.submissions.filter(({ by }) => by === me),
    /** CHR-HID-22: public when the campaign is over. */
    ...(campaign.end === null && {
      overrides: [{ turn: 1, what: 'army', reason: 'secret', before: 'a', after: 'b' }],
    }),
    encounters: campaign.encounters.filter(({ armies }) => isMine(armies)),
    battles: campaign.battles.filter(
      ({ sides }) => me !== null && (sides.A.includes(me) || sides.B.includes(me)),
    ),
    questions: campaign.questions.filter(({ empire }) => empire === me),
    quarrels: [],
    retreats: [],
    dogs: campaign.dogs.map((dog) =>
      dog.state === 'offered' || (me !== null && isHiredBy(campaign, me, dog))
        ? dog
        : {
            ...dog,
            state: pick(dice, ['free', 'away', 'hired'] as const, 'state'),
            until: dice.roll(9, 'until'),
            high: null,
          },
    ),
    options: { ...campaign.options, map: 'another sheet' },
  };
};

/** Numbers everybody has: players come first and never move. */
const playersCount = ({ empires }: Campaign): number =>
  empires.filter(({ power }) => power === 'player').length;

/** An army, a unit and a power nobody saw, made before all others. */
const withNewcomers = (campaign: Campaign, me: EmpireId | null, more: number, dice: Dice): Campaign => {
  const other = <T extends { readonly owner: number }>(list: readonly (T | null)[]): T | undefined =>
    list.find((thing): thing is T => thing != null && thing.owner !== me);
  const [army, unit] = [other<Army>(campaign.armies), other<Unit>(campaign.units)];
  const first = <T>(list: readonly (T | null)[], make: (id: number) => T | null): (T | null)[] => [
    ...Array.from({ length: more }, (_, id) => make(id)),
    ...list.slice(more),
  ];
  const at = dice.roll(40, 'unseen') - 1;
  return {
    ...campaign,
    armies: first(campaign.armies, (id) =>
      army === undefined ? null : { ...army, id, at, number: 90 + id },
    ),
    units: first(campaign.units, (id) => (unit === undefined ? null : { ...unit, id, at })),
  };
};

/** As if hordes, armies, cities and troops unknown to all had come before. */
const withMore = (campaign: Campaign, me: EmpireId | null, more: number, dice: Dice): Campaign => {
  const players = playersCount(campaign);
  const shift = (id: number): number => id + more;
  const numbering = {
    empire: (id: number) => (id < players ? id : id + more),
    army: shift,
    unit: shift,
    city: shift,
    spy: shift,
    troop: shift,
  };
  const shifted = renumbered(campaign, numbering);
  const template = campaign.empires[0]!;
  const hordes = Array.from(
    { length: more },
    (_, nth): Empire => ({
      ...template,
      id: players + nth,
      name: `Horde ${nth}`,
      power: 'horde',
      fallen: null,
    }),
  );
  const empires = [...shifted.empires.slice(0, players), ...hordes, ...shifted.empires.slice(players + more)];
  return withNewcomers({ ...shifted, empires }, me, more, dice);
};

/** Those that could vanish unnoticed: not named in any open decision. */
const isExpendable = (campaign: Campaign, army: Army): boolean =>
  !campaign.encounters.some(({ armies }) => armies.includes(army.id)) &&
  !campaign.questions.some((asked) => asked.kind === 'patrol' && asked.candidates.includes(army.id));

/** As if some of the others had never existed. */
const withFewer = (campaign: Campaign, me: EmpireId | null, dice: Dice): Campaign => {
  const few = <T extends { readonly owner: number }>(thing: T | null): T | null =>
    thing === null || thing.owner === me || dice.roll(4, 'gone?') > 1 ? thing : null;
  return {
    ...campaign,
    armies: campaign.armies.map((army) => (army !== null && isExpendable(campaign, army) ? few(army) : army)),
    units: campaign.units.map(few),
    spies: campaign.spies.map(few),
  };
};

const otherSecrets = (campaign: Campaign, me: EmpireId | null, dice: Dice): Campaign => {
  const knows = (me === null ? undefined : campaign.knowledge[me]) ?? NO_KNOWLEDGE;
  return {
    ...campaign,
    ...secretsOf(campaign, me, dice),
    ...hiddenStep(campaign, dice),
    window: otherWindow(campaign, me, dice),
    ground: otherGround(campaign.ground, knows, dice),
    sites: otherSites({ campaign, me, knows }, dice),
    rivers: otherRivers(campaign, dice),
    empires: campaign.empires.map((empire) => otherEmpire(me, empire, dice)),
    armies: campaign.armies.map((army) => otherArmy(campaign, me, army, dice)),
    units: campaign.units.map((unit) => otherUnit(campaign, me, unit, dice)),
    cities: campaign.cities.map((city) => otherCity(campaign, me, city, dice)),
    spies: campaign.spies.map((spy) => otherSpy(me, spy)),
  };
};

/** The turn waits for somebody else, for any reason, or for nobody. */
const otherWait = (me: EmpireId | null, dice: Dice): Window | null => {
  if (isTails(dice)) return null;
  const asked = [0, 1, 2].filter((id) => id !== me && isTails(dice));
  const name = pick(dice, ['patrol', 'intents', 'battles', 'city'] as const, 'window');
  return { name, asked, ready: asked.slice(1) };
};

const UNHEARD = { turn: 0, section: 'execution', text: 'Blocked.', rules: ['CHR-ACT-04'] } as const;

/**
 * CHR-PLAY-03, CHR-R-186: for an empire with nothing to decide even its own side may stand anywhere; only its
 * delivered lines are fixed.
 */
const otherMidst = (campaign: Campaign, me: EmpireId | null, dice: Dice): Campaign => {
  const { messages, submissions } = secretsOf(campaign, me, dice) as Campaign;
  const other = otherSecrets(campaign, null, dice);
  const atWar = { 0: 'At War', 1: 'At War' } as const;
  return {
    ...other,
    messages,
    submissions,
    window: otherWait(me, dice),
    empires: other.empires.map((empire) => ({ ...empire, declares: isTails(dice) ? atWar : {} })),
    dogs: other.dogs.map((dog) => ({ ...dog, state: isTails(dice) ? 'hired' : 'offered', high: null })),
    reports:
      me === null ? {} : { [me]: [...linesDelivered(campaign, me), ...(isTails(dice) ? [UNHEARD] : [])] },
  };
};

/** The secrets changed in place, so that the same next events are possible. */
export const disguise = (campaign: Campaign, seat: Seat, dice: Dice): Campaign | undefined => {
  if (seat === MODERATOR || campaign.empires.length === 0) return undefined;
  const me = seatEmpire(campaign, seat);
  const { lock } = campaign;
  return {
    ...(isUpToDate(campaign, me) ? otherSecrets : otherMidst)(campaign, me, dice),
    lock: lock && otherSecrets(lock, me, dice),
  };
};

/** Any state that looks the same: there are more things, or fewer, and all numbers have changed. */
export const differentTruth = (campaign: Campaign, seat: Seat, dice: Dice): Campaign => {
  const me = seatEmpire(campaign, seat);
  const more = dice.roll(4, 'more') - 1;
  const peopled = (truth: Campaign): Campaign => withMore(withFewer(truth, me, dice), me, more, dice);
  const other = disguise(campaign, seat, dice)!;
  return { ...peopled(other), lock: other.lock && peopled(other.lock) };
};
