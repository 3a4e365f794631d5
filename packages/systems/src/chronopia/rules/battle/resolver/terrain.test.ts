import { expect, test } from 'vitest';
import { profileOf } from '../../../data/index.ts';
import type { FightIndividual, FightOrder, FightWarband } from '../forms.ts';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { fightOut } from './fightOut.ts';
import { battleGround } from './terrain.ts';

type Troops = FightIndividual | FightWarband;
const levy = band('wb-9', 'fb-levy', 8);
const alone = (troops: Troops, more: Partial<FightOrder>): FightOrder =>
  field(side('A', army([troops])), side('B', army([levy])), { maxTurns: 1, ...more });

/** How far a group comes in one turn. */
const stride = (troops: Troops, more: Partial<FightOrder>): number => {
  const line = fightOut(alone(troops, more), loaded()).log.find((each) => each.startsWith('A:'));
  return Number(/to (\d+)/.exec(line ?? '')?.[1]);
};

test('[CHR-AUT-26] [CHR-TER-24] swamp slows all but Swamp Goblins, Jade Elves and flyers', () => {
  expect(stride(band('wb-1', 'fb-swordsmen', 6), { terrain: 'fringe' })).toBe(4);
  expect(stride(band('wb-1', 'fb-swordsmen', 6), { terrain: 'heart' })).toBe(4);
  expect(stride(band('wb-1', 'sg-spears', 8), { terrain: 'fringe' })).toBe(8);
  expect(stride(band('wb-1', 'je-spears', 6), { terrain: 'fringe' })).toBe(8);
});

test('[CHR-AUT-26] mountains slow all but Dwarves and flyers, snow all but the Sons of Kronos, and never below 2', () => {
  expect(stride(band('wb-1', 'fb-swordsmen', 6), { terrain: 'mountains' })).toBe(4);
  expect(stride(band('wb-1', 'dw-axemen', 6), { terrain: 'mountains' })).toBe(4);
  expect(stride(band('wb-1', 'fb-swordsmen', 6), { snow: true })).toBe(4);
  expect(stride(band('wb-1', 'sk-axemen', 6), { snow: true })).toBe(6);
  expect(stride(band('wb-1', 'dw-axemen', 6), { snow: true })).toBe(4);
  expect(stride(band('wb-1', 'sg-spears', 8), { snow: true, terrain: 'mountains' })).toBe(4);
  expect(stride(hero('i-1', 'vulture-impaler', { stats: { MV: 3, AC: 1 } }), { terrain: 'mountains' })).toBe(
    3,
  );
  expect(
    stride(hero('i-1', 'vulture-impaler', { stats: { MV: 3, AC: 1 } }), { snow: true, layer: 'underground' }),
  ).toBe(2);
});

/** The target number of the first blow of a charge. */
const needs = (attacker: Troops, defender: Troops, more: Partial<FightOrder>): number => {
  const order = field(
    side('A', army([attacker]), { outmaneuver: [attacker.id] }),
    side('B', army([defender], { commander: null }), { outmaneuver: [defender.id] }),
    { maxTurns: 1, ...more },
  );
  const hits = (die: number) =>
    fightOut(order, loaded({ 'initiative A': [20], 'initiative B': [1], ' strike ': [die] })).rolls.some(
      ({ why }) => why.includes('save of'),
    );
  return [...Array(20).keys()].filter((die) => hits(die + 1)).length;
};

test('[CHR-AUT-26] riders fight one worse in mountains, streets and the deep; Dwarves are not affected there', () => {
  const horse = band('wb-1', 'fb-light-horse', 3);
  const boars = band('wb-1', 'dw-boar-riders', 3);
  expect(needs(horse, levy, {})).toBe(12);
  expect(needs(horse, levy, { terrain: 'mountains' })).toBe(11);
  expect(needs(horse, levy, { layer: 'underground' })).toBe(11);
  expect(needs(boars, levy, { layer: 'underground' })).toBe(12);
  expect(needs(boars, levy, { terrain: 'mountains' })).toBe(11);
});

test('[CHR-AUT-26] Forest and Desert Warriors have one more Def on their own ground', () => {
  const judge = hero('i-1', 'repulsar-knight', { stats: { CC: 12 } });
  expect(needs(judge, band('wb-2', 'sk-axemen', 6), {})).toBe(12);
  expect(needs(judge, band('wb-2', 'sk-axemen', 6), { terrain: 'forest' })).toBe(11);
  expect(needs(judge, band('wb-2', 'st-scimitars', 6), { terrain: 'forest' })).toBe(11);
  expect(needs(judge, band('wb-2', 'st-scimitars', 6), { terrain: 'desert' })).toBe(10);
});

test('[CHR-AUT-26] desert costs one LD, except for Stygians and Desert Warriors', () => {
  const initiative = (profile: string, terrain: string) =>
    fightOut(alone(hero('i-1', profile), { terrain }), loaded({ 'initiative A': [1], 'initiative B': [1] }))
      .log[1];
  expect(initiative('judge', 'plains')).toContain('A 18');
  expect(initiative('judge', 'desert')).toContain('A 17');
  expect(initiative('guardian', 'desert')).toContain('A 16');
});

test('[CHR-AUT-26] streets shorten shots and hamper riders, whatever terrain they are built on', () => {
  const streets = battleGround({ ...alone(levy, { terrain: 'forest' }), kind: 'city' });
  expect(streets).toMatchObject({ longestShot: 12, MW: 0, isForest: false, noFlight: false });
  expect(streets.hampersRiders?.(profileOf('dw-boar-riders'))).toBe(true);
  expect(battleGround({ ...alone(levy, { layer: 'underground' }), kind: 'city' }).noFlight).toBe(true);
});
