import type { OrderOf } from '../orders/orders.ts';
import type { Side } from '../rules/combat/battle.ts';
import { type Status, uidOf } from '../rules/rosters/field.ts';
import { fieldsOf } from '../rules/rosters/fieldOrders.ts';
import { armyIn, type Field } from '../state/game.ts';
import { idOf } from '../state/places.ts';
import type { Unit } from '../state/roster.ts';
import type { LineReader } from './lineReader.ts';
import { type Author, readHex, readKingdom } from './names.ts';
import { readUnit, readUnits } from './units.ts';

type Result = OrderOf<'report'>['result'];
type FieldOrder = OrderOf<'report' | 'accept' | 'leave'>;

const SIDES = ['attacker', 'defender'] as const;

const unitsOf = ({ game }: Author, { battle }: Field, side: Side): readonly Unit[] =>
  armyIn(game, battle.armies[side])?.units ?? [];

/** The own battle in this hex that is fought on the board or on the players' table (GRD-R-129). */
const readField = (author: Author, line: LineReader): Field => {
  const { game, kingdom } = author;
  const nowhere = line.fault('E-02', `you fight no battle in ${line.ahead}`, [], 'GRD-PLY-33');
  const hex = readHex(author, line);
  const field = fieldsOf(game, kingdom).find(({ battle }) => idOf(game, battle.hex) === hex);
  if (field === undefined) throw nowhere;
  return field;
};

const readSide = ({ battle: { kingdoms } }: Field, line: LineReader): Side => {
  const stranger = line.fault('E-02', `${line.ahead} does not fight in this battle`);
  const kingdom = readKingdom(line);
  const side = SIDES.find((each) => kingdoms[each] === kingdom);
  if (side === undefined) throw stranger;
  return side;
};

type Ending = Pick<Result, 'ending' | 'withdrew'>;

const ENDINGS = { agreed: 'agreed', 'no units': 'noUnits', 'turn limit': 'turnLimit' } as const;
const ENDING_WORDS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** `agreed`, `no units`, `turn limit`, `Red withdrew`. */
const readEnding = (field: Field, line: LineReader): Ending => {
  const word = line.acceptOneOf(ENDING_WORDS);
  if (word !== undefined) return { ending: ENDINGS[word], withdrew: null };
  const withdrew = readSide(field, line);
  line.expect('withdrew');
  return { ending: 'withdrew', withdrew };
};

const FATES = {
  lost: 'eliminated',
  left: 'leftField',
  'changed sides': 'changedSides',
  deserted: 'deserted',
} as const satisfies Record<string, Status>;
const FATE_WORDS = Object.keys(FATES) as (keyof typeof FATES)[];

interface Fates {
  readonly fates: Record<string, Status>;
  readonly fellWith: Record<string, string[]>;
}

/** `Blue lost 3 Heavy Foot, unit 12`, or `unit 12 fell with unit 3, unit 4`. */
const readFate = (author: Author, field: Field, { fates, fellWith }: Fates, line: LineReader): void => {
  const everybody = SIDES.flatMap((side) => unitsOf(author, field, side));
  const isLeader = line.peek()?.key === 'unit';
  if (isLeader) {
    const leader = readUnit(everybody, line);
    line.expect('fell with');
    fellWith[uidOf(leader)] = readUnits(everybody, line).map(uidOf);
    return;
  }
  const side = readSide(field, line);
  const word = line.oneOf(FATE_WORDS, `${line.ahead} is not a fate: lost, left, changed sides or deserted`);
  const free = unitsOf(author, field, side).filter(({ uid }) => fates[uidOf(uid)] === undefined);
  for (const uid of readUnits(free, line)) fates[uidOf(uid)] = FATES[word];
};

/** GRD-PLY-21: `agreed after 6: Red lost 3 Heavy Foot; Blue left 2 Light Cavalry`; all others survived. */
const readResult = (author: Author, field: Field, line: LineReader): Result => {
  const ending = readEnding(field, line);
  line.expect('after');
  const turns = line.number();
  if (turns === undefined) throw line.fault('E-01', 'here the number of turns is missing');
  line.accept('turns');
  const fates: Fates = { fates: {}, fellWith: {} };
  if (line.accept(':')) {
    do readFate(author, field, fates, line);
    while (line.accept(';'));
  }
  const all = SIDES.flatMap((side) => unitsOf(author, field, side)).map(({ uid }) => uidOf(uid));
  return {
    battleId: field.request.handedOver.battleId,
    ...ending,
    turns,
    bonus: { attacker: 0, defender: 0 },
    fates: Object.fromEntries(all.map((uid) => [uid, fates.fates[uid] ?? 'survived'])),
    fellWith: fates.fellWith,
  };
};

const VERBS = ['result', 'confirm', 'refuse', 'leave'] as const;

/** GRD-R-81, GRD-R-131: `BATTLE 0504 - Result …`, `Confirm`, `Refuse`, `Leave`; undefined for any other line. */
export const readBattleLine = (author: Author, line: LineReader): FieldOrder | undefined => {
  if (!line.accept('battle')) return undefined;
  const field = readField(author, line);
  const { battleId } = field.request.handedOver;
  line.expect('-');
  const verb = line.oneOf(VERBS, `${line.ahead} is not an order about a battle: ${VERBS.join(', ')}`);
  if (verb === 'result') return { type: 'report', result: readResult(author, field, line) };
  if (verb === 'leave') return { type: 'leave', battle: battleId };
  return { type: 'accept', battle: battleId, agree: verb === 'confirm' };
};
