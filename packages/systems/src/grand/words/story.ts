import { capital, type Line, lineOf, type Seat, say } from '@warmoot/kernel';
import { cardText } from '../data/cards.ts';
import { rowOf } from '../data/units.ts';
import { WEATHER } from '../data/weather.ts';
import type { EventOf, EventType, GrandEvent } from '../engine/events.ts';
import { PHASES } from '../engine/sequence.ts';
import type { Cause } from '../rules/armies/events.ts';
import { other } from '../rules/combat/battle.ts';
import { strengthOf } from '../state/army.ts';
import { armyIn, cityOf, type Game, type Pool, rosterIn } from '../state/game.ts';
import { nameOfSpot, placeOf } from '../state/places.ts';
import { countsOf } from '../state/roster.ts';
import { type Kingdom, nameOfKingdom, seatOf } from '../state/seats.ts';
import { answerWords } from './answers.ts';
import { endingText } from './ending.ts';
import { armyName, listOfKingdoms, nameOfArmy, nameOfCard, nameOfGeneral, unitsInWords } from './names.ts';
import { figureOf, pointsText } from './points.ts';

interface Telling {
  readonly text: string;
  readonly of?: Kingdom;
  readonly opens?: true;
  readonly at?: number;
  /** The card it is about. */
  readonly card?: string;
}

type Words = { readonly [Type in EventType]: (before: Game, event: EventOf<Type>) => Telling | undefined };

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

const LOSSES: Readonly<Partial<Record<Cause, (army: string, points: string) => string>>> = {
  battle: (army, points) => say`${army} loses ${points}.`,
  left: (army, points) => say`Mercenaries worth ${points} leave ${army}.`,
  'left unpaid': (army, points) => say`Unpaid mercenaries worth ${points} leave ${army}.`,
  'went over': (army, points) => say`Troops worth ${points} defect from ${army}.`,
  deserted: (army, points) => say`Mercenaries worth ${points} desert ${army}.`,
  eliminated: (army, points) => say`Mercenaries worth ${points} vanish from ${army}.`,
};

const REMOVALS: Readonly<Partial<Record<Cause, (army: string) => string>>> = {
  battle: (army) => say`${army} is no more.`,
  surrendered: (army) => say`${army} has no way out and surrenders.`,
  scattered: (army) => say`The survivors of ${army} scatter.`,
  'no room': (army) => say`What is left of ${army} has nowhere to go and is lost.`,
  eliminated: (army) => say`${army} is no more.`,
};

const COMING: Readonly<Partial<Record<Cause, (kingdom: string, points: string, place: string) => string>>> = {
  bought: (kingdom, points, place) => say`${kingdom} raises ${points} in ${place}.`,
  'free mercenaries': (kingdom, points, place) =>
    say`Mercenaries worth ${points} join ${kingdom} without pay in ${place}.`,
  hired: (kingdom, points, place) => say`Mercenaries worth ${points} arrive for ${kingdom} in ${place}.`,
  raised: (kingdom, points, place) => say`A great general raises ${points} for ${kingdom} in ${place}.`,
  ransomed: (kingdom, points, place) =>
    say`A ransomed leader worth ${points} is back with ${kingdom} in ${place}.`,
  're-formed': (kingdom, points, place) => say`Troops worth ${points} return to ${kingdom} in ${place}.`,
  'went over': (kingdom, points, place) => say`Defectors worth ${points} join ${kingdom} in ${place}.`,
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

/** `1 week`, `3 weeks` */
const weeksText = (weeks: number): string => (weeks === 1 ? say`${weeks} week` : say`${weeks} weeks`);

const menIn = ({ bands }: Pool): number => bands.reduce((sum, { men }) => sum + men, 0);

const menText = (men: number): string => (men === 1 ? say`${men} man` : say`${men} men`);

const QUIET = (): undefined => undefined;

/** GRD-PLY-13: a chronicle of the war. Everything is public, so every seat reads the same (GRD-GEN-07). */
const WORDS: Words = {
  matchOpened: (_before, { seatOrder }) => ({
    text: say`${seatOrder.length} kingdoms are at war: ${listOfKingdoms(seatOrder)}.`,
    opens: true,
  }),
  choiceSealed: (_before, { kingdom }) => ({ text: say`${nameOfKingdom(kingdom)} has chosen.`, of: kingdom }),
  forcesRaised: (_before, { armies }) => ({ text: say`The armies take the field: ${armies.length} in all.` }),
  phaseBegun: (_before, { phase }) => ({ text: say`${PHASES[phase].name}.`, opens: true }),
  weekBegun: (before, { year, week, weather, truce, hasTurns }) => ({
    text: !hasTurns
      ? say`Year ${year}, week ${week}: the truce holds (${weeksText(truce)} left).`
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
        ? say`${capital(nameOfArmy(before, army))} is no longer in mourning.`
        : say`${capital(nameOfArmy(before, army))} is supplied again.`,
    ...ownerOf(before, army),
  }),
  armiesHoused: (before, { kingdom, armies, lost }) => {
    const housed =
      armies.length === 1
        ? say`${nameOfKingdom(kingdom)}'s army goes into winter quarters`
        : say`${nameOfKingdom(kingdom)}'s armies go into winter quarters in ${armies.length} places`;
    return {
      text:
        lost > 0
          ? say`${housed}; troops worth ${pointsText(before, lost)} cannot be housed and are lost.`
          : say`${housed}.`,
      of: kingdom,
    };
  },
  choiceMade: QUIET,
  casualtyRolled: (_before, { unit, kingdom, pool }) =>
    pool === null
      ? undefined
      : {
          text: say`Survivors of a unit of ${rowOf(unit.code).name} are on their way back to ${nameOfKingdom(kingdom)} (${menText(menIn(pool))}).`,
          of: kingdom,
        },
  menReturned: QUIET,
  menTaken: QUIET,
  poolsClosed: QUIET,
  leaderRolled: (_before, { unit, kingdom, fate, returning, is }) => ({
    text:
      returning !== null
        ? say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)}: ${fate}; he returns in week ${returning.week}.`
        : is === 'ransom'
          ? say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} is held for ransom.`
          : say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} is dead.`,
    of: kingdom,
  }),
  leaderAbandoned: (_before, { kingdom, unit }) => ({
    text: say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} does not come back.`,
    of: kingdom,
  }),
  fieldTaken: (before, { field: { battle } }) => ({
    text: say`${nameOfKingdom(battle.kingdoms.attacker)} and ${nameOfKingdom(battle.kingdoms.defender)} fight it out on the board in ${nameOfSpot(before, battle.hex)}.`,
    of: battle.kingdoms.attacker,
    at: battle.hex,
  }),
  resultClaimed: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} enters the result of a battle.`,
    of: kingdom,
  }),
  claimRefused: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} does not confirm the result.`,
    of: kingdom,
  }),
  fieldLeft: (_before, { kingdom, isSettled }) => ({
    text: isSettled
      ? say`${nameOfKingdom(kingdom)} leaves the battle: it is settled quickly.`
      : say`${nameOfKingdom(kingdom)} would have the battle settled quickly.`,
    of: kingdom,
  }),
  fieldReported: QUIET,
  fieldRead: (before, { number, winner, damage }) => {
    const battle = rosterIn(before).fields.find((field) => field.battle.number === number)?.battle;
    const kingdom = battle?.kingdoms[winner] ?? -1;
    return {
      text: say`News from the field: the attacker has killed ${pointsText(before, damage.attacker)}, the defender ${figureOf(before, damage.defender)}; ${nameOfKingdom(kingdom)} has won.`,
      of: kingdom,
      ...(battle && { at: battle.hex }),
    };
  },
  fieldSettled: QUIET,
  leaderReturned: QUIET,
  returnersRedirected: QUIET,
  battleSurvived: QUIET,
  unitsFell: (before, { side, units }) => ({
    text: say`${nameOfKingdom(before.battle?.kingdoms[side] ?? -1)} loses ${unitsInWords(countsOf(units))}.`,
    of: before.battle?.kingdoms[side] ?? -1,
  }),
  winterPassed: () => ({ text: 'Winter passes.', opens: true }),
  truceBegun: (_before, { weeks }) => ({
    text: say`The last two kingdoms keep a truce for ${weeksText(weeks)}.`,
    opens: true,
  }),
  matchEnded: (before, end) => ({
    text:
      end.winners.length === 1
        ? say`${listOfKingdoms(end.winners)} wins: ${endingText(end, before.year)}.`
        : say`${listOfKingdoms(end.winners)} share the victory: ${endingText(end, before.year)}.`,
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
    text: say`A detachment of ${pointsText(before, strengthOf(part))} leaves ${nameOfArmy(before, army)}.`,
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
      pointsText(before, strengthOf(troops)),
      nameOfSpot(before, at),
    ) as string,
    of: kingdom,
    at,
  }),
  troopsLost: (before, { army, troops, why }) => ({
    text: (LOSSES[why] ?? LOSSES.battle)?.(
      why === 'battle' ? capital(nameOfArmy(before, army)) : nameOfArmy(before, army),
      pointsText(before, strengthOf(troops)),
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
    text: say`${nameOfKingdom(from)} pays a ransom of ${rp} RP to ${nameOfKingdom(to)}.`,
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
      ? say`Mercenaries offer ${nameOfKingdom(kingdom)} their services.`
      : say`No mercenaries offer ${nameOfKingdom(kingdom)} their services.`,
    of: kingdom,
  }),
  mercenariesHired: (before, { kingdom, troops, price }) => ({
    text: say`${nameOfKingdom(kingdom)} hires mercenaries worth ${pointsText(before, strengthOf(troops))} for ${price} RP.`,
    of: kingdom,
  }),
  contractsEnded: (before, { kingdom, lost }) =>
    lost > 0
      ? {
          text: say`${nameOfKingdom(kingdom)} cannot house mercenaries worth ${pointsText(before, lost)}; they are lost.`,
          of: kingdom,
        }
      : undefined,
  battleOpened: (before, { battle }) => {
    const [attacker, defender] = [
      armyIn(before, battle.armies.attacker),
      armyIn(before, battle.armies.defender),
    ];
    return {
      text: say`${capital(attacker ? armyName(before, attacker) : '')} (${figureOf(before, battle.strengths.attacker)}) attacks ${defender ? armyName(before, defender) : ''} (${figureOf(before, battle.strengths.defender)}) in ${nameOfSpot(before, battle.hex)}.`,
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
    text: say`The attacker deals ${pointsText(before, damage.attacker)} of damage (${percent.attacker}%), the defender ${figureOf(before, damage.defender)} (${percent.defender}%); ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} has the better of it.`,
    of: before.battle?.kingdoms[winner] ?? -1,
    ...(before.battle && { at: before.battle.hex }),
  }),
  noEvent: QUIET,
  cardDrawn: (before, { card }) => ({
    text: say`A wild event, ${nameOfCard(card)}: ${cardText(card).text}`,
    card,
    ...(before.battle && { at: before.battle.hex }),
  }),
  casualtiesChanged: (before, { casualties, winner }) => ({
    text: say`The attacker now loses ${pointsText(before, casualties.attacker)}, the defender ${figureOf(before, casualties.defender)}; ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} wins.`,
  }),
  plundered: (_before, { kingdom, rp }) => ({
    text: say`${nameOfKingdom(kingdom)} plunders ${rp} RP.`,
    of: kingdom,
  }),
  marriageRolled: (_before, { isPeace }) => ({
    text: isPeace ? 'The two houses make peace.' : 'The marriage changes nothing.',
  }),
  defectorsCounted: (before, { troops }) => ({
    text: say`Troops worth ${pointsText(before, strengthOf(troops))} in ${nameOfKingdom(before.battle?.kingdoms[other(before.battle.winner)] ?? -1)}'s army would change sides.`,
  }),
  generalGone: QUIET,
  giftPromised: (_before, { kingdom, rp, bands }) =>
    bands < 0
      ? undefined
      : {
          text:
            rp > 0
              ? say`${nameOfKingdom(kingdom)} will get ${rp} more RP at the next resource stage.`
              : say`A band of free mercenaries is on its way to ${nameOfKingdom(kingdom)}.`,
          of: kingdom,
        },
  princeHeld: (before, { father, city }) => ({
    text: say`A prince of ${nameOfKingdom(father)} is held in ${cityOf(before, city).name}.`,
    of: father,
  }),
  princeFreed: (before, { father, city }) => ({
    text: say`The prince of ${nameOfKingdom(father)} held in ${cityOf(before, city).name} is free.`,
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
  const { at, card } = telling;
  return [
    {
      ...line,
      ...(at !== undefined && { at: placeOf(before, at) }),
      ...(card !== undefined && { card }),
    },
  ];
};
