import { type Line, lineOf, type Seat, say } from '@warmoot/kernel';
import { cardText } from '../data/cards.ts';
import { rowOf } from '../data/units.ts';
import { WEATHER } from '../data/weather.ts';
import type { EventOf, EventType, GrandEvent } from '../engine/events.ts';
import { PHASES } from '../engine/sequence.ts';
import type { Cause } from '../rules/armies/events.ts';
import { other } from '../rules/combat/battle.ts';
import { strengthOf } from '../state/army.ts';
import { armyIn, cityOf, type Game, type Pool } from '../state/game.ts';
import { nameOfSpot, placeOf } from '../state/places.ts';
import { countsInWords, countsOf } from '../state/roster.ts';
import { type Kingdom, nameOfKingdom, seatOf } from '../state/seats.ts';
import { answerWords } from './answers.ts';
import { armyName, nameOfArmy, nameOfGeneral } from './names.ts';

interface Telling {
  readonly text: string;
  readonly of?: Kingdom;
  readonly opens?: true;
  readonly at?: number;
}

type Words = { readonly [Type in EventType]: (before: Game, event: EventOf<Type>) => Telling | undefined };

const capital = (said: string): string => {
  const at = said.search(/[a-z]/i);
  return said.slice(0, at) + said.charAt(at).toUpperCase() + said.slice(at + 1);
};

const ownerOf = (before: Game, army: number): { of?: Kingdom } => {
  const owner = armyIn(before, army)?.owner;
  return owner === undefined ? {} : { of: owner };
};

const spotOf = (before: Game, army: number): { at?: number } => {
  const at = armyIn(before, army)?.at;
  return at === undefined ? {} : { at };
};

const MOVES: Readonly<Record<EventOf<'armyMoved'>['why'], (army: string, to: string) => string>> = {
  ordered: (army, to) => say`${army} marches to ${to}.`,
  forced: (army, to) => say`${army} goes home by way of ${to}.`,
  retreat: (army, to) => say`${army} falls back to ${to}.`,
  advance: (army, to) => say`${army} advances into ${to}.`,
  placed: (army, to) => say`${army} takes refuge in ${to}.`,
};

const LOSSES: Readonly<Partial<Record<Cause, (army: string, points: number) => string>>> = {
  battle: (army, points) => say`${army} loses ${points} points.`,
  left: (army, points) => say`The mercenaries of ${army} leave: ${points} points.`,
  'left unpaid': (army, points) => say`Unpaid, the mercenaries of ${army} leave: ${points} points.`,
  'went over': (army, points) => say`${points} points of ${army} go over.`,
  eliminated: (army, points) => say`The mercenaries of ${army} vanish: ${points} points.`,
};

const REMOVALS: Readonly<Partial<Record<Cause, (army: string) => string>>> = {
  battle: (army) => say`${army} is no more.`,
  surrendered: (army) => say`${army} has no way out and surrenders.`,
  scattered: (army) => say`The survivors of ${army} scatter.`,
  'no room': (army) => say`What is left of ${army} finds no room and is lost.`,
  eliminated: (army) => say`${army} is no more.`,
};

const COMING: Readonly<Partial<Record<Cause, (kingdom: string, points: number, place: string) => string>>> = {
  bought: (kingdom, points, place) => say`${kingdom} raises ${points} points in ${place}.`,
  'free mercenaries': (kingdom, points, place) =>
    say`${points} points of mercenaries join ${kingdom} freely in ${place}.`,
  hired: (kingdom, points, place) => say`${points} points of mercenaries come to ${kingdom} in ${place}.`,
  raised: (kingdom, points, place) =>
    say`A great general raises ${points} points for ${kingdom} in ${place}.`,
  're-formed': (kingdom, points, place) => say`${points} points return to ${kingdom} in ${place}.`,
  'went over': (kingdom, points, place) => say`${points} points serve ${kingdom} from now on, in ${place}.`,
};

const REASON_WORDS = {
  leader: (army: string) => say`${army} has no general and must go home.`,
  restock: (army: string) => say`${army} has lost its supplies and must go home.`,
  mourning: (army: string) => say`${army} mourns a prince and must go home.`,
} as const;

const LOST_GENERALS = {
  killed: (name: string) => say`General ${name} is killed.`,
  executed: (name: string) => say`General ${name} is executed.`,
  lost: (name: string) => say`General ${name} is lost.`,
  missing: (name: string) => say`General ${name} is missing.`,
} as const;

const menIn = ({ bands }: Pool): number => bands.reduce((sum, { men }) => sum + men, 0);

const QUIET = (): undefined => undefined;

/** GRD-PLY-13: a chronicle of the war. Everything is public, so every seat reads the same (GRD-GEN-07). */
const WORDS: Words = {
  matchOpened: (_before, { seatOrder }) => ({
    text: say`${seatOrder.length} kingdoms are at war: ${seatOrder.map(nameOfKingdom).join(', ')}.`,
    opens: true,
  }),
  choiceSealed: (_before, { kingdom }) => ({ text: say`${nameOfKingdom(kingdom)} has chosen.`, of: kingdom }),
  forcesRaised: (_before, { armies }) => ({ text: say`${armies.length} armies take the field.` }),
  phaseBegun: (_before, { phase }) => ({ text: say`${PHASES[phase].name}.`, opens: true }),
  weekBegun: (before, { year, week, weather, truce, hasTurns }) => ({
    text: !hasTurns
      ? say`Year ${year}, week ${week}: the truce holds, ${truce} weeks are left.`
      : before.options.weather
        ? say`Year ${year}, week ${week}: ${WEATHER[weather].name}.`
        : say`Year ${year}, week ${week}.`,
    opens: true,
  }),
  turnBegun: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} moves.`,
    of: kingdom,
    opens: true,
  }),
  turnEnded: QUIET,
  reasonEnded: (before, { army, reason }) => ({
    text:
      reason === 'mourning'
        ? say`${capital(nameOfArmy(before, army))} has mourned.`
        : say`${capital(nameOfArmy(before, army))} is supplied again.`,
    ...ownerOf(before, army),
  }),
  armiesHoused: (_before, { kingdom, armies, lost }) => ({
    text:
      lost > 0
        ? say`${nameOfKingdom(kingdom)} goes into ${armies.length} winter quarters; ${lost} points find no room.`
        : say`${nameOfKingdom(kingdom)} goes into ${armies.length} winter quarters.`,
    of: kingdom,
  }),
  choiceMade: QUIET,
  casualtyRolled: (_before, { unit, kingdom, pool }) =>
    pool === null
      ? undefined
      : {
          text: say`${menIn(pool)} men of a unit of ${rowOf(unit.code).name} are on their way back to ${nameOfKingdom(kingdom)}.`,
          of: kingdom,
        },
  menReturned: QUIET,
  menTaken: QUIET,
  poolsClosed: QUIET,
  leaderRecovers: (_before, { fate, returning }) => ({
    text: say`${rowOf(returning.unit.code).name}: ${fate}; he returns in week ${returning.week}.`,
    of: returning.kingdom,
  }),
  leaderReturned: QUIET,
  returnersRedirected: QUIET,
  battleSurvived: QUIET,
  unitsFell: (before, { side, units }) => ({
    text: say`${nameOfKingdom(before.battle?.kingdoms[side] ?? -1)} loses ${countsInWords(countsOf(units))}.`,
    of: before.battle?.kingdoms[side] ?? -1,
  }),
  winterPassed: () => ({ text: 'The winter passes.', opens: true }),
  truceBegun: (_before, { weeks }) => ({
    text: say`The last two kingdoms keep a truce for ${weeks} weeks.`,
    opens: true,
  }),
  matchEnded: (_before, { winners, reason }) => ({
    text:
      winners.length === 1
        ? say`${winners.map(nameOfKingdom).join('')} wins: ${reason}.`
        : say`${winners.map(nameOfKingdom).join(' and ')} share the victory: ${reason}.`,
    opens: true,
  }),
  armyMoved: (before, { army, path, why }) => {
    const to = path.at(-1) as number;
    return {
      text: MOVES[why](capital(nameOfArmy(before, army)), nameOfSpot(before, to)),
      at: to,
      ...ownerOf(before, army),
    };
  },
  armySplit: (before, { army, part }) => ({
    text: say`${strengthOf(part)} points break off from ${nameOfArmy(before, army)}.`,
    of: part.owner,
    at: part.at,
  }),
  armiesMerged: (before, { into, from }) => ({
    text: say`${capital(nameOfArmy(before, from))} joins ${nameOfArmy(before, into)}.`,
    ...ownerOf(before, into),
    ...spotOf(before, into),
  }),
  armyRemoved: (before, { army, why }) => ({
    text: (REMOVALS[why] ?? REMOVALS.battle)?.(capital(nameOfArmy(before, army))) as string,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  reasonGiven: (before, { army, reason }) => ({
    text: REASON_WORDS[reason](capital(nameOfArmy(before, army))),
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  troopsJoined: (before, { kingdom, troops, at, why }) => ({
    text: (COMING[why] ?? COMING.bought)?.(
      nameOfKingdom(kingdom),
      strengthOf(troops),
      nameOfSpot(before, at),
    ) as string,
    of: kingdom,
    at,
  }),
  troopsLost: (before, { army, troops, why }) => ({
    text: (LOSSES[why] ?? LOSSES.battle)?.(
      why === 'battle' ? capital(nameOfArmy(before, army)) : nameOfArmy(before, army),
      strengthOf(troops),
    ) as string,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  generalAppointed: (before, { army, general }) => ({
    text: say`${nameOfGeneral(general)}, ability ${general.ability}, takes command of ${nameOfArmy(before, army)}.`,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  generalLost: (before, { army, general, why }) => ({
    text: LOST_GENERALS[why](nameOfGeneral(general)),
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  experienceGained: (before, { army, general }) => {
    const had = armyIn(before, army)?.commander?.ability ?? 0;
    if (general.ability === had) return undefined;
    return {
      text: say`${nameOfGeneral(general)} is promoted to ability ${general.ability}.`,
      ...ownerOf(before, army),
    };
  },
  incomeCollected: (_before, { kingdom, rp }) => ({
    text: say`${nameOfKingdom(kingdom)} collects ${rp} RP.`,
    of: kingdom,
  }),
  giftReceived: (_before, { kingdom, rp }) => ({
    text: say`The people of ${nameOfKingdom(kingdom)} give ${rp} RP.`,
    of: kingdom,
  }),
  ransomPaid: (_before, { from, to, rp }) => ({
    text: say`${nameOfKingdom(from)} pays ${rp} RP of ransom to ${nameOfKingdom(to)}.`,
    of: from,
  }),
  demandMade: (before, { army, demand, price }) => ({
    text:
      demand === 0
        ? say`The mercenaries of ${nameOfArmy(before, army)} swear allegiance.`
        : demand === 'leaves'
          ? say`The mercenaries of ${nameOfArmy(before, army)} will not stay.`
          : say`The mercenaries of ${nameOfArmy(before, army)} demand ${price} RP.`,
    ...ownerOf(before, army),
  }),
  demandPaid: (before, { army, price, kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} pays ${price} RP to the mercenaries of ${nameOfArmy(before, army)}.`,
    of: kingdom,
  }),
  demandsClosed: QUIET,
  marketRolled: (_before, { kingdom, isOpen }) => ({
    text: isOpen
      ? say`Mercenaries offer themselves to ${nameOfKingdom(kingdom)}.`
      : say`No mercenaries offer themselves to ${nameOfKingdom(kingdom)}.`,
    of: kingdom,
  }),
  mercenariesHired: (_before, { kingdom, troops, price }) => ({
    text: say`${nameOfKingdom(kingdom)} hires ${strengthOf(troops)} points of mercenaries for ${price} RP.`,
    of: kingdom,
  }),
  contractsEnded: (_before, { kingdom, lost }) =>
    lost > 0
      ? { text: say`${lost} points of mercenaries find no room with ${nameOfKingdom(kingdom)}.`, of: kingdom }
      : undefined,
  battleOpened: (before, { battle }) => {
    const [attacker, defender] = [
      armyIn(before, battle.armies.attacker),
      armyIn(before, battle.armies.defender),
    ];
    return {
      text: say`${capital(attacker ? armyName(before, attacker) : '')} (${battle.strengths.attacker}) attacks ${defender ? armyName(before, defender) : ''} (${battle.strengths.defender}) in ${nameOfSpot(before, battle.hex)}.`,
      of: battle.kingdoms.attacker,
      at: battle.hex,
    };
  },
  diceRolled: (_before, { dice }) => ({
    text: say`The dice: ${dice.attacker} for the attacker, ${dice.defender} for the defender.`,
  }),
  asked: QUIET,
  answered: answerWords,
  damageDealt: (before, { percent, damage, winner }) => ({
    text: say`The attacker strikes with ${percent.attacker} % for ${damage.attacker} points, the defender with ${percent.defender} % for ${damage.defender}: ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} has the better of it.`,
    of: before.battle?.kingdoms[winner] ?? -1,
    ...(before.battle && { at: before.battle.hex }),
  }),
  noEvent: QUIET,
  cardDrawn: (before, { card }) => ({
    text: say`A wild event, ${card}: ${cardText(card).text}`,
    ...(before.battle && { at: before.battle.hex }),
  }),
  casualtiesChanged: (before, { casualties, winner }) => ({
    text: say`The attacker now loses ${casualties.attacker} points, the defender ${casualties.defender}; ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} wins.`,
  }),
  plundered: (_before, { kingdom, rp }) => ({
    text: say`${nameOfKingdom(kingdom)} plunders ${rp} RP.`,
    of: kingdom,
  }),
  marriageRolled: (_before, { isPeace }) => ({
    text: isPeace ? 'The two houses make peace.' : 'The marriage changes nothing.',
  }),
  defectorsCounted: (before, { troops }) => ({
    text: say`${strengthOf(troops)} points of ${nameOfKingdom(before.battle?.kingdoms[other(before.battle.winner)] ?? -1)}'s army would change sides.`,
  }),
  generalGone: QUIET,
  giftPromised: (_before, { kingdom, rp, bands }) =>
    bands < 0
      ? undefined
      : {
          text:
            rp > 0
              ? say`${nameOfKingdom(kingdom)} will get ${rp} RP more at the next resource stage.`
              : say`A band of free mercenaries is on its way to ${nameOfKingdom(kingdom)}.`,
          of: kingdom,
        },
  princeHeld: (before, { father, city }) => ({
    text: say`A prince of ${nameOfKingdom(father)} is held in ${cityOf(before, city).name}.`,
    of: father,
  }),
  princeFreed: (before, { father, city }) => ({
    text: say`The prince of ${nameOfKingdom(father)} in ${cityOf(before, city).name} is free.`,
    of: father,
  }),
  peaceMade: (_before, { between: [a, b] }) => ({
    text: say`${nameOfKingdom(a)} and ${nameOfKingdom(b)} make peace until the next season.`,
  }),
  peaceRenewed: (_before, { between: [a, b] }) => ({
    text: say`${nameOfKingdom(a)} and ${nameOfKingdom(b)} renew their peace.`,
  }),
  peaceEnded: (_before, { between: [a, b] }) => ({
    text: say`The peace between ${nameOfKingdom(a)} and ${nameOfKingdom(b)} is over.`,
  }),
  cityCaptured: (before, { city, by }) => ({
    text: say`${nameOfKingdom(by)} takes ${cityOf(before, city).name}.`,
    of: by,
  }),
  kingdomEliminated: (_before, { kingdom }) => ({
    text: say`The kingdom of ${nameOfKingdom(kingdom)} has fallen.`,
    of: kingdom,
    opens: true,
  }),
  battleEnded: QUIET,
};

/** The story of an event: the same for every seat, but what was sealed stays sealed. */
export const story = (before: Game, event: GrandEvent, _seat: Seat): Line[] => {
  const telling = WORDS[event.type](before, event as never);
  if (telling === undefined) return [];
  const of = telling.of === undefined || telling.of < 0 ? undefined : seatOf(telling.of);
  const line = lineOf(event, telling.text, of, telling.opens === true);
  return [telling.at === undefined ? line : { ...line, at: placeOf(before, telling.at) }];
};
