import { dice, type ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { advertise } from './advertise.ts';
import { type Advertisement, advertisingCost, renewalCost } from './advertisement.ts';
import { answerListing, recruitsAnswering } from './answer.ts';
import { answerChance, chanceModifiers, chanceOfAll } from './answerChance.ts';
import { crowdReaction } from './crowd.ts';
import { rollRole } from './describeRecruits.ts';

const AD: Advertisement = {
  settlement: 'town',
  coastal: false,
  otherAlignment: false,
  wishes: [{ listing: 'Horsemen' }, { listing: 'Smiths' }],
  terms: { bonus: 'none', pay: 'ordinary' },
};
const PLAIN = AD.terms;
const chance = (
  change: Partial<Advertisement>,
  wish: Advertisement['wishes'][number],
  isRepeated = false,
): number => answerChance(wish, chanceModifiers({ ...AD, ...change }, wish, isRepeated));
const HORSEMEN = { listing: 'Horsemen' } as const;
const SEAMEN = { listing: 'Seamen' } as const;
const all = <T>(script: ScriptedDice, value: T): T => {
  expect(script.left).toEqual([]);
  return value;
};

test('[CSW-MUS-02] a week of advertising costs a die times the step: d6 in a town, d8 in a city state', () => {
  expect(advertisingCost('town', dice(4)).gold).toBe(120);
  expect(advertisingCost('city', dice(8))).toMatchObject({ gold: 640, rolls: [{ sides: 8, value: 8 }] });
});

test('[CSW-MUS-03, CSW-R-72] a roll equal to the chance answers, one above it does not', () => {
  const answered = (roll: number) =>
    answerListing(AD, { listing: 'Smiths' }, false, dice(roll, 10, 1, 50)).recruits !== null;
  expect([answered(40), answered(41)]).toEqual([true, false]);
});

test('[CSW-MUS-04] two is added for each of: bonus, triple pay, repetition, a single listing', () => {
  expect(chance({}, HORSEMEN)).toBe(20);
  expect(chance({ terms: { bonus: 'ordinary', pay: 'ordinary' } }, HORSEMEN)).toBe(22);
  expect(chance({ terms: { bonus: 'none', pay: 'triple' } }, HORSEMEN)).toBe(22);
  expect(chance({}, HORSEMEN, true)).toBe(22);
  expect(chance({ wishes: [HORSEMEN] }, HORSEMEN)).toBe(22);
});

test('[CSW-MUS-04] two is subtracted for each of: a small village, poor pay, another alignment, a multi-level specialist', () => {
  expect(chance({ settlement: 'village', inhabitants: 299 }, HORSEMEN)).toBe(18);
  expect(chance({ settlement: 'village', inhabitants: 300 }, HORSEMEN)).toBe(20);
  expect(chance({ terms: { bonus: 'none', pay: 'poor' } }, HORSEMEN)).toBe(18);
  expect(chance({ otherAlignment: true }, HORSEMEN)).toBe(18);
  expect(chance({}, { listing: 'Clerics', multiLevel: true })).toBe(18);
  expect(chance({}, { listing: 'Multi-Level Fighters' })).toBe(18);
  const unloved = { settlement: 'village', inhabitants: 99, otherAlignment: true } as const;
  const poor = { bonus: 'none', pay: 'poor' } as const;
  expect(chance({ ...unloved, terms: poor }, { listing: 'Druids', multiLevel: true })).toBe(0);
});

test('[CSW-MUS-04] the coast matters if a village advertises for seamen or captains', () => {
  const village = { settlement: 'village' } as const;
  expect(chance({ ...village, coastal: true }, SEAMEN)).toBe(42);
  expect(chance(village, SEAMEN)).toBe(38);
  expect(chance(village, { listing: 'Ship Captains' })).toBe(28);
  expect(chance({ ...village, coastal: true }, HORSEMEN)).toBe(20);
  expect(chance({}, SEAMEN)).toBe(40);
});

test("[CSW-MUS-05] each week's renewal is a tenth cheaper, down to half", () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((weeks) => renewalCost(120, weeks))).toEqual([
    108, 96, 84, 72, 60, 60, 60,
  ]);
});

test('[CSW-MUS-05] an unanswered advertisement is renewed from its first cost, without a new die', () => {
  const script = dice(4, 99, 98, 99, 98, 99, 98);
  const { weeks, gold, unanswered } = advertise(AD, 3, script);
  expect(
    all(
      script,
      weeks.map((week) => week.gold),
    ),
  ).toEqual([120, 108, 96]);
  expect([gold, unanswered.length]).toEqual([324, 2]);
  expect(weeks.map(({ answers }) => answers.map((each) => each.chance))).toEqual([
    [20, 40],
    [22, 42],
    [22, 42],
  ]);
});

test('[CSW-R-141] the unanswered listings of an answered advertisement cost as much as a new one, and count as repeated and as a single listing', () => {
  const script = dice(4, 99, 40, 10, 1, 50, 6, 99);
  const { weeks, recruits, unanswered } = advertise(AD, 2, script);
  expect(all(script, recruits)).toMatchObject([{ listing: 'Smiths', count: 1, specialists: true }]);
  expect(weeks[1]).toMatchObject({ gold: 180, answers: [{ chance: 24 }] });
  expect(unanswered).toEqual([HORSEMEN]);
});

test('[CSW-MUS-06] recruits of another people leave the listing unanswered', () => {
  const script = dice(20, 60, 3);
  const answer = answerListing(AD, { ...HORSEMEN, peoples: ['Wood Elves', 'High Elves'] }, false, script);
  expect(all(script, answer.recruits)).toBeNull();
  expect(answer.lines.at(-1)).toMatchObject({ rules: ['CSW-MUS-06'] });
});

test('[CSW-MUS-06] so do recruits of another alignment; it is rolled only if the listing names one', () => {
  const lawful = recruitsAnswering({ listing: 'Smiths', alignment: 'law' }, PLAIN, dice(10, 1, 21));
  expect(lawful.recruits).toBeNull();
  const script = dice(10, 1, 20, 50);
  expect(
    all(script, recruitsAnswering({ listing: 'Smiths', alignment: 'law' }, PLAIN, script).recruits),
  ).toMatchObject({
    alignment: 'law',
  });
  expect(recruitsAnswering({ listing: 'Smiths' }, PLAIN, dice(10, 1, 50)).recruits?.alignment).toBeNull();
});

test('[CSW-MUS-07] d100 gives the numbers, plus triple bonus and triple pay; specialists come singly', () => {
  const men = (roll: number, terms = PLAIN, listing: 'Pikemen' | 'Smiths' | 'Non-Fighters' = 'Pikemen') =>
    recruitsAnswering(
      { listing },
      terms,
      dice(10, 1, ...(listing === 'Pikemen' ? [1, 1] : []), roll, 3, 3, 3),
    ).recruits?.count;
  expect([50, 51, 80, 90, 99, 100].map((roll) => men(roll))).toEqual([20, 30, 40, 60, 80, 100]);
  expect(men(66, { bonus: 'triple', pay: 'ordinary' })).toBe(65);
  expect(men(66, { bonus: 'none', pay: 'triple' })).toBe(80);
  expect(men(91, { bonus: 'triple', pay: 'triple' })).toBe(175);
  expect(men(66, { bonus: 'ordinary', pay: 'ordinary' })).toBe(40);
  expect(men(81, { bonus: 'triple', pay: 'triple' }, 'Smiths')).toBe(6);
  expect(men(1, PLAIN, 'Non-Fighters')).toBe(40);
});

const pikemen = (...rest: readonly number[]) =>
  recruitsAnswering({ listing: 'Pikemen' }, PLAIN, dice(10, 1, ...rest)).recruits;

test('[CSW-MUS-08] the class of trained fighters: 2-6 green, 7-9 experienced, 10-11 veteran, 12 elite', () => {
  const classes = [
    [3, 3],
    [3, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ].map(([a = 0, b = 0]) => pikemen(1, 1, 1, a, b));
  expect(classes.map((group) => group?.trainedClass)).toEqual([
    'green',
    'experienced',
    'experienced',
    'veteran',
    'veteran',
    'elite',
  ]);
});

test('[CSW-MUS-08] untrained fighters are green without a roll; others have no class', () => {
  const untrained = dice(10, 1, 1, 1, 1, 3, 3, 3, 3, 3);
  expect(
    all(untrained, recruitsAnswering({ listing: 'Untrained Fighters' }, PLAIN, untrained).recruits),
  ).toMatchObject({
    trainedClass: 'green',
    role: 'Farmers',
    weapons: ['sword'],
  });
  expect(recruitsAnswering({ listing: 'Smiths' }, PLAIN, dice(10, 1, 1)).recruits?.trainedClass).toBeNull();
});

test('[CSW-MUS-09] the Defence Class of a group: 2-5, 6-7, 8-9, 10-11, 12', () => {
  const classes = [
    [1, 4],
    [1, 5],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ].map(([a = 0, b = 0]) => pikemen(a, b, 1, 1, 1));
  expect(classes.map((group) => group?.defence)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test('[CSW-MUS-10, CSW-R-75] d100 gives the row and d6 the column; 1 and 2 are the first', () => {
  const people = (row: number, column: number) =>
    recruitsAnswering({ listing: 'Smiths' }, PLAIN, dice(row, column, 1)).recruits?.people;
  expect([people(60, 1), people(60, 2), people(60, 3), people(61, 2), people(75, 6)]).toEqual([
    'Altanians',
    'Altanians',
    'Elephians',
    'Wood Elves',
    'Neanderthals',
  ]);
  expect([people(76, 3), people(99, 5), people(100, 4)]).toEqual(['Orcs', 'Ogres', 'Lycanthropes']);
});

const mercenaries = (...weapons: readonly number[]) =>
  recruitsAnswering({ listing: 'Mercenaries' }, PLAIN, dice(10, 1, 1, 1, 1, 1, 1, ...weapons)).recruits
    ?.weapons;

test('[CSW-MUS-11] the weapon class: 5 hand axe, 6-7 sword, 8-9 battle axe, 10 military pick, 11 pike', () => {
  const classes = [
    [1, 4],
    [1, 5],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
  ].map(([a = 0, b = 0]) => mercenaries(a, b));
  expect(classes.flat()).toEqual([
    'hand axe',
    'sword',
    'sword',
    'battle axe',
    'battle axe',
    'military pick',
    'pike',
  ]);
});

test('[CSW-MUS-12] 2-4 is mixed: one die for the pair, and a separate roll for each missile in it', () => {
  expect(mercenaries(2, 2, 1)).toEqual(['hand axe', 'sword']);
  expect(mercenaries(1, 1, 2, 1, 4)).toEqual(['pike', 'short bow']);
  expect(mercenaries(1, 2, 6, 5, 5, 6, 6)).toEqual(['heavy crossbow', 'composite long bow']);
});

test('[CSW-MUS-13] 12 is missile: 2-5, 6-7, 8-9, 10, 11, 12', () => {
  const bows = [
    [1, 4],
    [1, 5],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ].map(([a = 0, b = 0]) => mercenaries(6, 6, a, b));
  expect(bows.flat()).toEqual([
    'short bow',
    'light crossbow',
    'light crossbow',
    'long bow',
    'long bow',
    'heavy crossbow',
    'composite short bow',
    'composite long bow',
  ]);
});

test('[CSW-MUS-14, CSW-R-74] d100 gives the alignment; from 91 a d6 decides', () => {
  const alignment = (...rolls: readonly number[]) =>
    (['law', 'neutral', 'chaotic'] as const).filter(
      (asked) =>
        recruitsAnswering({ listing: 'Smiths', alignment: asked }, PLAIN, dice(10, 1, ...rolls, 1))
          .recruits !== null,
    )[0];
  expect([alignment(20), alignment(21), alignment(60), alignment(61), alignment(90)]).toEqual([
    'law',
    'neutral',
    'neutral',
    'chaotic',
    'chaotic',
  ]);
  expect([alignment(91, 2), alignment(91, 4), alignment(100, 5)]).toEqual(['law', 'neutral', 'chaotic']);
});

test('[CSW-MUS-15] 3d6 give the role; 18 among the Horsemen rolls again under Unusual Mounted', () => {
  expect(rollRole('trainedFoot', dice(1, 1, 1)).value).toBe('Constables');
  expect(rollRole('siegeCraftsmen', dice(5, 5, 5)).value).toBe('Ram');
  const again = rollRole('horsemen', dice(6, 6, 6, 1, 1, 2));
  expect([again.value, again.lines.length]).toEqual(['Griffon', 2]);
});

test('[CSW-MUS-15] Missile Troops carry the weapon of their column', () => {
  const script = dice(10, 1, 1, 1, 1, 1, 1, 6, 6, 6);
  expect(all(script, recruitsAnswering({ listing: 'Missile Troops' }, PLAIN, script).recruits)).toMatchObject(
    {
      role: 'Repeating Crossbow',
      weapons: ['repeating crossbow'],
    },
  );
});

test('[CSW-X-10, CSW-MUS-06] Elven Heavy Horsemen come two times in a hundred, and six in ten thousand with the armour', () => {
  const elves = { listing: 'Horsemen', peoples: ['Wood Elves', 'Half-Elves', 'High Elves'] } as const;
  const { cases, of } = chanceOfAll(elves, 20);
  expect(cases * 100).toBe(of * 2);
  const heavy = chanceOfAll({ ...elves, defence: 4 }, 20);
  expect(heavy.cases * 36 * 100).toBe(heavy.of * 2);
  expect(heavy.cases * 100).toBeLessThan(heavy.of);
  const script = dice(61, 4, 5, 6);
  expect(all(script, recruitsAnswering({ ...elves, defence: 4 }, PLAIN, script).recruits)).toBeNull();
});

test('[CSW-MUS-14] a required alignment is part of the exact chance', () => {
  const lawful = chanceOfAll({ listing: 'Smiths', alignment: 'law' }, 100);
  expect(lawful.cases * 600).toBe(lawful.of * (20 * 6 + 10 * 2));
});

const turnedAway = (...rolls: readonly number[]) =>
  crowdReaction(
    { answered: { men: 48, specialists: 2 }, hired: { men: 20, specialists: 0 } },
    dice(...rolls),
  );

test('[CSW-MUS-16] if half of those who answered are hired nobody minds, and no die is rolled', () => {
  const half = { answered: { men: 40, specialists: 0 }, hired: { men: 20, specialists: 0 } };
  expect(crowdReaction(half, dice())).toMatchObject({ mood: 'content' });
});

test('[CSW-R-140] specialists are counted separately: a full company does not make up for smiths sent home', () => {
  const smithsSentHome = { answered: { men: 20, specialists: 3 }, hired: { men: 20, specialists: 1 } };
  expect(crowdReaction(smithsSentHome, dice(4, 4, 2, 5))).toMatchObject({
    mood: 'uncertain',
    silver: 0,
    gold: 7,
  });
  const menSentHome = { answered: { men: 40, specialists: 2 }, hired: { men: 19, specialists: 2 } };
  expect(crowdReaction(menSentHome, dice(4, 4))).toMatchObject({ silver: 21, gold: 0 });
});

test('[CSW-MUS-16, CSW-R-73] if fewer are hired: 9-12 nothing, 6-8 travelling money, 2-5 a mob', () => {
  expect(turnedAway(4, 5)).toMatchObject({ mood: 'favourable', silver: 0, gold: 0 });
  expect(turnedAway(4, 4, 3, 6)).toMatchObject({ mood: 'uncertain', silver: 28, gold: 9 });
  expect(turnedAway(3, 3, 1, 1)).toMatchObject({ mood: 'uncertain' });
  expect(turnedAway(2, 3, 5)).toMatchObject({
    mood: 'negative',
    silver: 0,
    gold: 50,
    weeksWithoutAdvertising: 4,
  });
});

test('[CSW-MUS-01] every roll of an advertisement is reported with its clause, whoever advertises', () => {
  const { weeks } = advertise(
    { ...AD, wishes: [HORSEMEN] },
    1,
    dice(1, 5, 10, 1, 6, 6, 1, 6, 6, 3, 3, 4, 2, 3),
  );
  const rolls = weeks.flatMap(({ lines }) => lines.flatMap(({ rolls = [] }) => rolls));
  expect(rolls.map(({ sides }) => sides)).toEqual([6, 100, 100, 6, 6, 6, 100, 6, 6, 6, 6, 6, 6, 6]);
  expect(weeks[0]?.lines.every(({ rules = [] }) => rules.length > 0)).toBe(true);
  expect(weeks[0]?.answers[0]?.recruits).toEqual({
    listing: 'Horsemen',
    count: 20,
    specialists: false,
    people: 'Altanians',
    fights: 'mounted',
    trainedClass: 'elite',
    defence: 4,
    weapons: ['hand axe'],
    alignment: null,
    role: 'Heavy Lance',
  });
});

const sidesOf = (wish: Advertisement['wishes'][number], ...rolls: readonly number[]): number[] =>
  recruitsAnswering(wish, PLAIN, dice(...rolls)).lines.flatMap(({ rolls: each = [] }) =>
    each.map(({ sides }) => sides),
  );

test('[CSW-MUS-12, CSW-MUS-13, CSW-MUS-14] which dice are rolled', () => {
  expect(sidesOf({ listing: 'Smiths', alignment: 'law' }, 10, 1, 95, 1, 1)).toEqual([100, 6, 100, 6, 100]);
  const mixed = sidesOf({ listing: 'Mercenaries' }, 10, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1);
  expect(mixed).toEqual([100, 6, 6, 6, 100, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
});

test('[CSW-MUS-16] which dice a crowd rolls', () => {
  const sides = (...rolls: readonly number[]) =>
    turnedAway(...rolls).lines.flatMap(({ rolls: each = [] }) => each.map((roll) => roll.sides));
  expect([sides(4, 4, 3, 6), sides(1, 1, 5)]).toEqual([
    [6, 6, 6, 6],
    [6, 6, 6],
  ]);
});

test('[CSW-MUS-09] the exact chance of each Defence Class: 10, 11, 9, 5 and 1 in 36', () => {
  const cases = [0, 1, 2, 3, 4].map((defence) => chanceOfAll({ listing: 'Pikemen', defence }, 100));
  expect(cases.map((each) => (each.cases * 36) / each.of)).toEqual([10, 11, 9, 5, 1]);
});
