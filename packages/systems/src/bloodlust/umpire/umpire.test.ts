import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { starterArmy } from '../army/army.ts';
import { ARMY_LISTS } from '../data/armyLists.ts';
import type { TroopEntry } from '../data/readArmyList.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';
import { judgeControl, judgeGrade } from './control.ts';
import {
  type Bows,
  checkBattery,
  checkBows,
  type FireTarget,
  judgeBattery,
  judgeFire,
  PARTS,
} from './fire.ts';
import { duellistOf, type Engaged, foughtBy } from './fromRoster.ts';
import { lossOf, newGame, turnOf, type UmpireGame, unitsNow, withEntry, withoutEntry } from './game.ts';
import { readGame, writeGame } from './gameText.ts';
import { type Duel, type Duellist, judgeDuel, verdictOn } from './melee.ts';
import { checkNerve, inchesOf, type Journey, judgeJourney, meet } from './movement.ts';
import { judgePrice } from './price.ts';
import { fightingStands, judgeRemoval } from './removal.ts';
import { judgeStages } from './stages.ts';

const entryOf = (code: string): TroopEntry =>
  ARMY_LISTS.flatMap(({ troops }) => troops).find((troops) => troops.code === code) as TroopEntry;

const duellist = (changes: Partial<Duellist> = {}): Duellist => ({
  class: 'DRILL',
  race: 'human',
  morale: 'Average',
  melee: 'IM',
  armour: 'Light',
  lacksShield: false,
  fighting: 4,
  isDisrupted: false,
  isRecoiled: false,
  isImpaired: false,
  isCharging: false,
  movedForward: false,
  isOnItsFront: true,
  isWedge: false,
  hasGeneral: false,
  isInRough: false,
  isInCover: false,
  isInWater: false,
  isUphill: false,
  storedHalf: 0,
  otherHalves: 0,
  fireHits: 0,
  inflictedByFire: 0,
  ...changes,
});

/** A unit of an army list with so many stands in contact, overlap stands and ranks. */
const of = (
  code: string,
  [inContact, overlaps, ranks, stands]: readonly [number, number, number, number],
  changes: Partial<Duellist> = {},
): Duellist => {
  const entry = entryOf(code);
  const fighting = { inContact, overlaps, ranks, stands, castingsPerStand: entry.castings };
  return duellist({
    class: entry.class,
    melee: entry.melee,
    armour: entry.armour,
    lacksShield: !entry.hasShield && entry.melee !== 'LS',
    morale: entry.morale,
    fighting,
    ...changes,
  });
};

const duel = (first: Duellist, second: Duellist, changes: Partial<Duel> = {}) =>
  judgeDuel({ setting: 'HISTORICAL', after: 'FULL', dice: 'NONE', sides: [first, second], ...changes });

/** Result in castings, removed from the enemy of each side, stored by it. */
const figures = ({ sides }: ReturnType<typeof duel>) =>
  sides.map(({ castings, killValue, halves, loses, stored }) => [
    castings,
    killValue,
    halves / 2,
    loses,
    stored,
  ]);

const LEGION = of('ROM1', [4, 0, 2, 8], { isCharging: true, movedForward: true });
const PHALANX = of('MAC1', [4, 0, 4, 16]);

test('[BLD-PLY-16] [BLD-EX-07] a legion charges a phalanx that holds', () => {
  const answer = duel(LEGION, PHALANX);
  expect(figures(answer)).toEqual([
    [32, 6, 10, 6, 1],
    [32, 1, 6.5, 10, 0],
  ]);
  expect(answer.sides.map(({ cell }) => cell)).toEqual([
    { row: 6, column: 28 },
    { row: 1, column: 28 },
  ]);
  expect(answer.rules).toEqual(
    expect.arrayContaining([
      'BLD-SEQ-07',
      'BLD-MEL-06',
      'BLD-WPN-01',
      'BLD-ARM-03',
      'BLD-MEL-13',
      'BLD-R-18',
    ]),
  );
});

test('[BLD-EX-08] the phalanx counter-charges', () => {
  expect(figures(duel(LEGION, { ...PHALANX, isCharging: true, movedForward: true }))).toEqual([
    [32, 6, 10, 10, 0],
    [64, 1, 10, 10, 0],
  ]);
});

test('[BLD-EX-09] the second turn uses the stored half', () => {
  const answer = duel({ ...LEGION, fighting: 26, storedHalf: 1 }, { ...PHALANX, fighting: 32 });
  expect(figures(answer)).toEqual([
    [26, 6, 8.5, 7, 0],
    [32, 1, 6.5, 8, 1],
  ]);
});

test('[BLD-EX-10] halves of two attackers are added before rounding', () => {
  const skirmishers = duellist({ class: 'LF', melee: 'LM', fighting: 6 });
  const struck = duellist({ fighting: 0, otherHalves: 3 });
  expect(duel(skirmishers, struck).sides[1]).toMatchObject({ loses: 3, stored: 0 });
});

test('[BLD-EX-11] [BLD-EX-12] overlaps and a flank', () => {
  const line = (changes: Partial<Duellist>, front: Duellist['fighting']): Duellist =>
    duellist({ fighting: front, ...changes });
  const front = (inContact: number, overlaps: number, ranks: number, stands: number) => ({
    inContact,
    overlaps,
    ranks,
    stands,
    castingsPerStand: 4,
  });
  const metal = { armour: 'Metal' } as const;
  expect(figures(duel(line(metal, front(4, 2, 2, 12)), line({ melee: 'LM' }, front(4, 0, 2, 8))))).toEqual([
    [40, 6, 12.5, 7, 0],
    [32, 2, 7, 12, 1],
  ]);
  const flank = (morale: Duellist['morale']) =>
    duel(
      line({ ...metal, isCharging: true }, front(1, 2, 2, 8)),
      line({ melee: 'LM', isOnItsFront: false, morale }, front(2, 2, 2, 12)),
    );
  expect(figures(flank('Average'))).toEqual([
    [16, 6, 7, 1, 1],
    [8, 2, 1.5, 7, 0],
  ]);
  for (const morale of ['Average', 'Elite'] as const)
    expect(flank(morale).sides[1].verdict).toMatchObject({ outcome: 'rout', suffered: 7, inflicted: 1 });
});

test('[BLD-EX-13] a wedge in three turns', () => {
  const companions = (fighting: number, changes: Partial<Duellist> = {}) =>
    of('MAC7', [1, 0, 4, 4], { fighting, ...changes });
  const pikes = of('MAC1', [1, 2, 4, 12]);
  const charge = duel(of('MAC7', [1, 0, 4, 4], { isWedge: true, isCharging: true }), pikes);
  expect(figures(charge)).toEqual([
    [12, 6, 5, 4, 0],
    [16, 2, 4, 5, 0],
  ]);
  expect(figures(duel(companions(8, { isWedge: true }), pikes))[1]).toEqual([16, 2, 4, 3, 1]);
  const spent = duel(companions(1), { ...pikes, storedHalf: 1 });
  expect([spent.sides[0].halves, spent.sides[1].loses]).toEqual([4, 2]);
});

test('[BLD-EX-14] an elephant unsettles pikes for two turns', () => {
  const elephant = (storedHalf: number) =>
    duellist({ class: 'CREATURE', model: 'Elephant', armour: 'Light', fighting: 6, storedHalf });
  const pikes = of('MAC1', [1, 0, 4, 12]);
  const first = duel(elephant(0), pikes);
  expect(figures(first)).toEqual([
    [6, 7, 2.5, 0, 1],
    [4, 0, 0.5, 2, 1],
  ]);
  const second = duel(elephant(1), { ...pikes, storedHalf: 1 });
  expect(second.sides.map(({ loses }) => loses)).toEqual([1, 3]);
  expect(first.rules).toContain('BLD-DIS-07');
});

test('[BLD-EX-15] modifiers add up, and the table has an end', () => {
  const bare = duellist({ armour: 'None', lacksShield: true, isDisrupted: true });
  const high = duel(duellist({ isUphill: true, fighting: 16 }), bare).sides[0];
  expect([high.killValue, high.cell.row, high.halves / 2]).toEqual([11, 10, 11]);
  const fort = duellist({ armour: 'Plate', isInCover: true, isUphill: true });
  const low = duel(duellist({ melee: 'SM', fighting: 20 }), fort).sides[0];
  expect([low.killValue, low.cell.row, low.halves / 2]).toEqual([-5, -2, 3.5]);
});

test('[BLD-EX-16] typed dice of elf knights and orc guards', () => {
  const knights = of('ELF6', [1, 0, 4, 4], { isWedge: true, isCharging: true, race: 'elf', die: 7 });
  const guard = of('ORC3', [1, 1, 2, 4], { race: 'orc', die: 4 });
  const answer = duel(knights, guard, { setting: 'FANTASY', dice: 'TYPED' });
  expect(answer.sides.map(({ die }) => die?.sides)).toEqual([10, 10]);
  expect(figures(answer)).toEqual([
    [12, 8, 6.5, 2, 1],
    [12, 2, 2.5, 6, 1],
  ]);
  const { die: _, ...undecided } = knights;
  expect(duel(undecided, guard, { dice: 'TYPED' })).toMatchObject({ isComplete: false });
});

test('[BLD-EX-17] the ratio ladder', () => {
  const outcome = (morale: Duellist['morale'], lost: number, fireHits: number, inflicted: number) =>
    verdictOn('HISTORICAL', duellist({ morale, fireHits }), { lost, inflicted }).outcome;
  const row = (...hits: readonly [number, number, number]) =>
    (['Elite', 'Average', 'Poor'] as const).map((morale) => outcome(morale, ...hits));
  expect(row(4, 0, 2)).toEqual(['recoil', 'recoil', 'rout']);
  expect(row(6, 2, 2)).toEqual(['recoil', 'rout', 'rout']);
  expect(row(8, 0, 2)).toEqual(['rout', 'rout', 'rout']);
  expect(row(1, 0, 0)).toEqual(['stands', 'stands', 'stands']);
  expect(row(2, 0, 0)).toEqual(['recoil', 'recoil', 'rout']);
  expect(row(3, 0, 2)).toEqual(['stands', 'stands', 'stands']);
  const answers = (['Elite', 'Average', 'Poor'] as const).map(
    (morale) => checkNerve('HISTORICAL', morale, 4).ok,
  );
  expect(answers).toEqual([true, false, false]);
});

const troops = (changes: Partial<FireTarget> = {}): FireTarget => ({
  class: 'DRILL',
  armour: 'Light',
  isTestudo: false,
  isInCover: false,
  isAirborne: false,
  isInMelee: false,
  ...changes,
});
const bows = (missile: Bows['missile'], castings: number, changes: Partial<Bows> = {}): Bows => ({
  class: 'SUPPORT',
  race: 'human',
  missile,
  flags: [],
  castings,
  isUphill: false,
  ...changes,
});
const fire = (shooters: readonly Bows[], target = troops(), dice: readonly number[] = [], range?: number) =>
  judgeFire({ scale: 15, bows: shooters, target, dice, ...(range === undefined ? {} : { range }) });

test('[BLD-EX-18] 24 longbows at two ranges', () => {
  const hits = (range: number, armour: FireTarget['armour']) =>
    fire([bows('LB', 24)], troops({ armour }), [], range).hits;
  expect([hits(10, 'Light'), hits(10, 'Metal'), hits(5, 'Light'), hits(5, 'Metal')]).toEqual([2, 2, 4, 2]);
  const [used] = fire([bows('LB', 24)], troops(), [], 10).bows;
  expect(used).toMatchObject({ row: 'Longbow Volley', number: 9, credit: 2, remainder: 6, range: 18 });
});

test('[BLD-EX-19] [BLD-EX-20] pooling, and uphill', () => {
  const volley = { mode: 'Volley' } as const;
  const pooled = fire([bows('LB', 10, volley), bows('BW', 9, volley), bows('CB', 12, volley)]);
  expect([pooled.hits, pooled.parts / PARTS, ...pooled.bows.map(({ credit }) => credit)]).toEqual([
    2,
    203 / 72,
    1,
    0,
    1,
  ]);
  const hits = (isUphill: boolean) => fire([bows('LB', 29, { ...volley, isUphill })]).hits;
  expect([hits(false), hits(true)]).toEqual([3, 4]);
  expect(pooled.rules).toEqual(['BLD-FIR-09', 'BLD-FIR-03', 'BLD-R-38']);
});

test('[BLD-EX-21] what artillery needs', () => {
  const needed = (artillery: Parameters<typeof judgeBattery>[0]['artillery'], target: FireTarget) =>
    judgeBattery({ scale: 15, artillery, pieces: 1, target, isUphill: false, dice: [] }).needed;
  const legion = troops({ armour: 'Metal' });
  expect(needed('catapult', legion)).toBe(5);
  expect(needed('catapult', { ...legion, isTestudo: true })).toBe(6);
  expect(needed('cannon', troops({ class: 'LH', armour: 'None' }))).toBe(5);
  expect(needed('bolt thrower', troops({ class: 'CREATURE', fireClass: 'Slow' }))).toBe(6);
});

test('[BLD-EX-06] [BLD-EX-22] attempts at models, and their dice', () => {
  const troll = troops({ class: 'CREATURE', fireClass: 'Quick' });
  const shot = fire([bows('CB', 40, { mode: 'Select' })], troll, [8, 7], 6);
  expect(shot).toMatchObject({ hits: 1, attempts: [{ attempts: 2, needed: 8 }] });
  expect(fire([bows('HG', 40)], troll).attempts).toMatchObject([
    { row: 'Crossbow Select', attempts: 2, needed: 8 },
  ]);
  expect(fire([bows('CB', 40, { mode: 'Select' })], troll, [8])).toMatchObject({
    hits: undefined,
    hitsSoFar: 1,
  });
  const elephant = troops({ class: 'CREATURE', fireClass: 'Slow' });
  expect(fire([bows('SK', 20, { class: 'LF' })], elephant)).toMatchObject({
    hits: 0,
    attempts: [{ row: 'Bow Volley', attempts: 0, needed: 7 }],
  });
  const shrine = troops({ class: 'EQUIPMENT', fireClass: 'Equipment' });
  expect(fire([bows('LB', 50, { mode: 'Select' })], shrine).attempts).toMatchObject([
    { attempts: 2, needed: 8 },
  ]);
});

test('[BLD-PLY-16] shots that are not allowed name their clause', () => {
  const refused = (own: Bows, target = troops(), range = 0) => {
    const verdict = checkBows(own, { scale: 15, target, range });
    return verdict.ok ? undefined : verdict.rule;
  };
  expect(refused(bows('BW', 8, { class: 'HORDE' }))).toBe('BLD-FIR-17');
  expect(refused(bows('LB', 8), troops(), 19)).toBe('BLD-FIR-06');
  expect(refused(bows('BW', 8, { mode: 'Select', flags: ['vo'] }))).toBe('BLD-FIR-03');
  expect(refused(bows('LB', 8), troops({ isInMelee: true }))).toBe('BLD-R-37');
  expect(refused(bows('LB', 8), troops(), 18)).toBeUndefined();
  const near = checkBattery({
    scale: 15,
    artillery: 'catapult',
    pieces: 1,
    target: troops(),
    isUphill: false,
    range: 5,
  });
  expect(near).toMatchObject({ rule: 'BLD-FIR-20' });
});

const journey = (who: Journey['who'], changes: Partial<Journey> = {}): Journey => ({
  who,
  scale: 15,
  formation: 'line',
  isAirborne: false,
  isImpaired: false,
  isRough: false,
  crossesWater: false,
  isAway: false,
  hasReformed: false,
  ...changes,
});
const inches = (who: Journey['who'], changes: Partial<Journey> = {}) =>
  inchesOf(judgeJourney(journey(who, changes)).length);

test('[BLD-EX-23] allowances', () => {
  expect(inches('DRILL', { isRough: true })).toBe('2.0');
  expect(inches('DRILL', { isRough: true, crossesWater: true })).toBe('1.0');
  expect(inches('SUPPORT', { isRough: true })).toBe('9.0');
  expect(inches('LF', { crossesWater: true })).toBe('5.0');
  expect(inches('MASS', { isRough: true })).toBe('1.0');
  expect(inches('MLO', { isRough: true, isAway: true, formation: 'column' })).toBe('2.5');
  expect(inches('LH', { isAway: true, formation: 'column' })).toBe('6.0');
  expect(judgeJourney(journey('DRILL', { isRough: true })).rules).toEqual([
    'BLD-MOV-02',
    'BLD-MOV-04',
    'BLD-MOV-10',
  ]);
});

test('[BLD-PLY-16] the rows of a move lead to its length at every scale', () => {
  const who = ['DRILL', 'MASS', 'LH', 'Ent', 'Dragon', 'COMMAND'] as const;
  for (const scale of [15, 25, 6] as const)
    for (const each of who)
      for (const flags of Array.from({ length: 32 }, (_, bits) => bits)) {
        const bit = (at: number): boolean => ((flags >> at) & 1) === 1;
        const asked = journey(each, {
          scale,
          formation: 'column',
          isImpaired: bit(0),
          isRough: bit(1),
          crossesWater: bit(2),
          isAway: bit(3),
          hasReformed: bit(4),
        });
        const { rows, length } = judgeJourney(asked);
        const sum = rows.reduce((all, { inches: more = 0, times = 1 }) => (all + more) * times, 0);
        expect(Math.abs(sum * 254 - length)).toBeLessThan(1);
      }
});

test('[BLD-EX-24] a counter-charge meets its charger', () => {
  const { target, charger } = meet(5 * 254, 6 * 254, 9 * 254);
  expect([inchesOf(target), inchesOf(charger)]).toEqual(['2.0', '3.0']);
});

test('[BLD-EX-25] control points', () => {
  const free = { isInMelee: false, isNearEnemy: false, isDisrupted: false };
  const points = (rank: Parameters<typeof judgeControl>[0], changes: Partial<typeof free> = {}) =>
    judgeControl(rank, { ...free, ...changes }).points;
  expect([
    points('C-in-C'),
    points('C-in-C', { isNearEnemy: true }),
    points('C-in-C', { isNearEnemy: true, isDisrupted: true }),
    points('C-in-C', { isInMelee: true }),
    points('allied general'),
    points('allied general', { isDisrupted: true }),
  ]).toEqual([10, 5, 5, 0, 6, 3]);
});

test('[BLD-EX-26] where six hits fall', () => {
  const stands = Array.from({ length: 6 }, () => [4, 4]);
  const contact = [0, 1, 2, 3];
  const fighting = fightingStands(stands, contact, { ranks: 2, hasOverlaps: true });
  const { losses } = judgeRemoval({ stands, isModel: false, hits: 6, filesInContact: contact, fighting });
  expect(losses).toEqual([
    { file: 4, rank: 1, lost: 2, left: 2 },
    { file: 5, rank: 1, lost: 4, left: 0 },
  ]);
});

test('[BLD-EX-02] [BLD-EX-03] stages of an elephant and of a chariot', () => {
  const stages = (name: Parameters<typeof judgeStages>[0]) =>
    [1, 2, 3, 4, 5].map((hits) => {
      const { crewLeft, isImpaired, isEliminated } = judgeStages(name, hits, 15);
      return isEliminated ? 'gone' : isImpaired ? 'impaired' : crewLeft;
    });
  expect(stages('Elephant')).toEqual([2, 1, 0, 'impaired', 'gone']);
  expect(stages('Heavy chariot')).toEqual([0, 0, 0, 'gone', 'gone']);
  expect(judgeStages('Elephant', 0, 15).total).toBe(5);
});

test('[BLD-EX-05] grades of other systems', () => {
  expect(['A', 'B', 'C', 'D', 'Ordinary', 'Inferior'].map((grade) => judgeGrade(grade, 'DRILL'))).toEqual([
    'Elite',
    'Elite',
    'Average',
    'Poor',
    'Average',
    'Poor',
  ]);
  expect(judgeGrade('A', 'MASS')).toBe('Fanatic');
});

test('[BLD-EX-27] prices, line by line', () => {
  const price = (code: string) => {
    const list = ARMY_LISTS.find(({ troops: all }) => all.some((each) => each.code === code));
    return judgePrice(entryOf(code), list?.setting ?? 'FANTASY', list?.race ?? 'human');
  };
  expect(['ROM1', 'HUN6', 'ELF3', 'ROM3', 'UND1'].map((code) => price(code).points)).toEqual([
    48, 18, 56, 44, 56,
  ]);
  expect(price('HUN6').ledger.map(({ label, value }) => [label, value])).toEqual([
    ['each casting', 6],
    ['BW', 2],
    ['Volley only', -1],
    ['Poor', -1],
  ]);
});

const listOf = (id: string) => ARMY_LISTS.find((list) => list.id === id) as (typeof ARMY_LISTS)[number];
const game = (): UmpireGame =>
  newGame(
    { setting: 'HISTORICAL', command: 'BASIC', dice: 'NONE', scale: 15 },
    { red: starterArmy(listOf('romans')), blue: starterArmy(listOf('macedonians')) },
  );
const unitIn = (of: UmpireGame, id: string): Unit => unitsNow(of).find((unit) => unit.id === id) as Unit;
const FRONT: Engaged = {
  inContact: 4,
  overlaps: 0,
  isCharging: true,
  movedForward: true,
  isOnItsFront: true,
  isWedge: false,
  hasGeneral: false,
  isInRough: false,
  isInCover: false,
  isInWater: false,
  isUphill: false,
  otherHalves: 0,
};

test('[BLD-PLY-16] [BLD-EX-07] [BLD-EX-09] a roster keeps its losses where they fell, and its half', () => {
  const start = game();
  const legion = unitsNow(start).find(({ profile }) => profile.entry === 'ROM1') as Unit;
  const phalanx = { class: 'DRILL' } as const;
  const { fought, contact } = foughtBy(legion, FRONT, phalanx.class);
  expect([fought.length, contact]).toEqual([8, [0, 1, 2, 3]]);
  const changes = [{ unit: legion.id, hits: 6, by: 'melee', fought, contact, storedHalf: 1 }] as const;
  const later = withEntry(start, { kind: 'melee', changes });
  const after = unitIn(later, legion.id);
  expect([hitsLeft(after), after.stands.flat().length, after.storedHalf]).toEqual([26, 8, 1]);
  expect(duellistOf(after, FRONT, 'DRILL', 15)).toMatchObject({ fighting: 26, storedHalf: 1, left: 26 });
});

test('[BLD-PLY-16] every entry can be taken back, and a turn forgets hits for the ratio', () => {
  const [legion] = unitsNow(game()).filter(({ profile }) => profile.entry === 'ROM1');
  const id = (legion as Unit).id;
  const shot = withEntry(game(), { kind: 'fire', changes: [{ unit: id, hits: 5, by: 'fire' }] });
  const both = withEntry(shot, { kind: 'hand', changes: [{ unit: id, hits: 3 }] });
  expect([hitsLeft(unitIn(both, id)), unitIn(both, id).deeds.fireHits]).toEqual([24, 5]);
  expect(hitsLeft(unitIn(withoutEntry(both, 0), id))).toBe(29);
  const mended = withEntry(both, { kind: 'hand', changes: [{ unit: id, hits: -8 }] });
  expect(unitIn(mended, id).stands).toEqual(unitIn(game(), id).stands);
  const next = withEntry(both, { kind: 'turn', changes: [] });
  expect([turnOf(next), unitIn(next, id).deeds.fireHits, hitsLeft(unitIn(next, id))]).toEqual([
    2,
    undefined,
    24,
  ]);
});

test('[BLD-VIC-02] an army loses whole stands, all of what is gone, and half of what routs', () => {
  const units = unitsNow(game()).filter(({ profile }) => profile.entry === 'ROM1');
  const [first, second] = units.map(({ id }) => id) as [string, string];
  const lost = withEntry(game(), {
    kind: 'hand',
    changes: [
      { unit: first, hits: 9 },
      { unit: second, condition: 'routed' },
    ],
  });
  expect(lossOf(lost, 'red')).toEqual({ doubled: 2 * 2 * 48 + 8 * 48, atStart: 1473, isBroken: false });
  const gone = withEntry(lost, { kind: 'hand', changes: units.map(({ id }) => ({ unit: id, hits: 99 })) });
  expect(lossOf(gone, 'red')).toMatchObject({ doubled: 4 * 384, isBroken: true });
});

test('[BLD-PLY-16] a game is text that can be shared', () => {
  const units = unitsNow(game());
  const id = (units[1] as Unit).id;
  const shared = withEntry(
    withEntry(game(), {
      kind: 'melee',
      changes: [
        {
          unit: id,
          hits: 3,
          by: 'melee',
          fought: [{ rank: 0, file: 1 }],
          contact: [1],
          storedHalf: 1,
          inflictedInMelee: 2,
        },
        { unit: 'B02', condition: 'recoiled', inflictedByFire: 1 },
      ],
    }),
    { kind: 'turn', changes: [] },
  );
  expect(readGame(writeGame(shared))).toEqual({ ok: true, value: shared });
  const problem = (text: string) => {
    const reading = readGame(text);
    return reading.ok ? undefined : inEnglish(reading.problem);
  };
  expect(problem('nonsense')).toMatch(/^this is not an umpire roster/);
  expect(problem('game FANTASY BASIC NONE 15')).toBe('the red army is missing');
  expect(problem(writeGame(shared).replace('turn', 'tea'))).toBe('the entry "tea" is not understood');
  expect(problem(writeGame(shared).replace('8 ROM1, 4 wide', '8 ROM1, 9 wide'))).toMatch(
    /cannot stand 9 wide$/,
  );
  expect(problem(writeGame(shared).replace('8 ROM1', '8 ROM99'))).toMatch(/has no entry ROM99$/);
});
