import { expect, test } from 'vitest';
import { profileOf } from '../../../data/index.ts';
import type { Profile } from '../../../data/profile.ts';
import type { FightIndividual, FightOrder, FightWarband } from '../forms.ts';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { fightOut } from './fightOut.ts';

type Troops = FightIndividual | FightWarband;
type Script = Readonly<Record<string, readonly number[]>>;

/** A charges B over six inches; one turn, A first, B does nothing because its dice miss. */
const charge = (attacker: Troops, defender: Troops, more: Partial<FightOrder> = {}): FightOrder =>
  field(
    side('A', army([attacker]), { outmaneuver: [attacker.id] }),
    side('B', army([defender]), { outmaneuver: [defender.id] }),
    { maxTurns: 1, ...more },
  );
const first = { 'initiative A': [20], 'initiative B': [1] };
const fight = (order: FightOrder, script: Script = {}) => fightOut(order, loaded({ ...first, ...script }));

const counts = (order: FightOrder, words: string, script: Script = {}): number =>
  fight(order, script).rolls.filter(({ why }) => why.includes(words)).length;

/** Whether the first blow of A hits with this die. */
const hitsOn = (order: FightOrder, die: number): boolean => {
  const { rolls } = fight(order, { ' strike ': [die] });
  return rolls.some(({ why }) => why.includes('save of'));
};
const needs = (order: FightOrder): number =>
  [...Array(20).keys()].filter((die) => hitsOn(order, die + 1)).length;

/** Whether the first save of B holds with this die. */
const saveNumber = (order: FightOrder): number =>
  [...Array(20).keys()].filter((die) => {
    const { log } = fight(order, { ' strike ': [1], 'save of': [die + 1] });
    return log.some((line) => line.startsWith('A:') && line.endsWith(': 0 dead.'));
  }).length;

const levy = (id: string, models: number) => band(id, 'fb-levy', models);
const swordsmen = (id: string, models: number | Record<string, number>) => band(id, 'fb-swordsmen', models);

test('[CHR-AUT-16] a third of a band fights, at least two models; half of it with weapons that reach', () => {
  const strikes = (troops: Troops) => counts(charge(troops, levy('wb-2', 16)), ' strike Firstborn Levy');
  expect(strikes(swordsmen('wb-1', 1))).toBe(1);
  expect(strikes(swordsmen('wb-1', 3))).toBe(2);
  expect(strikes(swordsmen('wb-1', 10))).toBe(4);
  expect(strikes(band('wb-1', 'fb-spearmen', 10))).toBe(5);
});

test('[CHR-AUT-16] there is room for two round a small model, three round a bigger and five round the biggest', () => {
  const strikes = (victim: string) =>
    counts(charge(band('wb-1', 'fb-spearmen', 12), hero('i-2', victim)), ' strike ');
  // B striking back does not matter: a lone individual has one fighter, three actions.
  const back = (victim: string) =>
    counts(charge(band('wb-1', 'fb-spearmen', 12), hero('i-2', victim)), ` strike Firstborn Spearmen`);
  expect(strikes('necromancer') - back('necromancer')).toBe(2);
  expect(strikes('guardian') - back('guardian')).toBe(3);
  expect(strikes('totem') - back('totem')).toBe(5);
});

test('[CHR-AUT-16] leaders fight first, and each model uses its own actions', () => {
  const order = charge(swordsmen('wb-1', { trooper: 5, leader: 1 }), levy('wb-2', 8));
  // CC 13 of the leader against Def 0, and 12 of a swordsman: 13 hits only if it is thrown first.
  const { rolls } = fight(order, { 'strike Firstborn Levy': [13, 20] });
  expect(rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(1);
  const other = fight(order, { 'strike Firstborn Levy': [20, 13] });
  expect(other.rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(0);
});

test('[CHR-AUT-02] [CHR-AUT-16] a blow hits on CC and the target’s Def, minus the cost of marching and hunger', () => {
  expect(needs(charge(swordsmen('wb-1', 6), swordsmen('wb-2', 6)))).toBe(11);
  const tired = charge(swordsmen('wb-1', 6), swordsmen('wb-2', 6));
  const weary = { ...tired.sides[0].armies[0]!, modifiers: { ccMwLd: -2, ldExtra: 0, initiative: 0 } };
  expect(needs({ ...tired, sides: [{ ...tired.sides[0], armies: [weary] }, tired.sides[1]] })).toBe(9);
});

test('[CHR-AUT-02] no target number is below 1 or above 19', () => {
  expect(needs(charge(hero('i-1', 'judge', { stats: { CC: -5 } }), levy('wb-2', 8)))).toBe(1);
  expect(needs(charge(hero('i-1', 'judge', { stats: { CC: 40 } }), levy('wb-2', 8)))).toBe(19);
});

test('[CHR-AUT-17] the save is armour less damage and strength', () => {
  // A 17 − 12 of the warhammer − ST 1.
  expect(saveNumber(charge(hero('i-1', 'judge'), levy('wb-2', 8)))).toBe(4);
});

test('[CHR-AUT-17] a weapon with a multiplier makes that many damage rolls; the front model takes the wounds', () => {
  const claws = charge(hero('i-1', 'soulflayer', { stats: { AC: 1, MV: 6 } }), levy('wb-2', 8));
  const { result } = fight(claws, { ' strike ': [1] });
  expect(result.warbands[0]?.survivors).toEqual([{ type: 'trooper', count: 6 }]);
  const tough = charge(hero('i-1', 'soulflayer', { stats: { AC: 1, MV: 6 } }), hero('i-2', 'judge'));
  expect(fight(tough, { ' strike ': [1], fear: [1] }).result.individuals[1]).toMatchObject({
    woundsLost: 2,
    reducedToZero: false,
  });
});

test('[CHR-AUT-19] Ferocity adds two on a charge, Stealth two in the first fight', () => {
  expect(needs(charge(hero('i-1', 'judge', { stats: { CC: 10 } }), levy('wb-2', 8)))).toBe(10);
  expect(needs(charge(hero('i-1', 'monarch', { stats: { CC: 10 } }), levy('wb-2', 8)))).toBe(12);
  expect(needs(charge(hero('i-1', 'nightwalker', { stats: { CC: 10 } }), levy('wb-2', 8)))).toBe(12);
  const twice = {
    ...charge(hero('i-1', 'nightwalker', { stats: { CC: 10, AC: 2 } }), levy('wb-2', 8)),
    maxTurns: 2,
  };
  const script = { 'initiative A': [20, 20], 'Nightwalker strike': [20, 20, 11] };
  expect(fight(twice, script).rolls.some(({ why }) => why.includes('save of'))).toBe(false);
});

test('[CHR-AUT-19] Group Attack adds one while three or more fight the same group', () => {
  const pikes = (trooper: number) =>
    charge(band('wb-1', 'dow-alcatani', { trooper, trumpeter: 1 }), levy('wb-2', 8));
  expect(needs(pikes(2))).toBe(12);
  expect(needs(pikes(5))).toBe(13);
});

test('[CHR-AUT-19] a lance adds four Dam to the first attack of a charge, and only then', () => {
  const order = charge(hero('i-1', 'mounted-knight', { stats: { ST: 0 } }), levy('wb-2', 8));
  // A 17: the lance, 9 + 4, is saved on 4; the straight sword, 10, on 7.
  expect(saveNumber(order)).toBe(4);
  const second = fight(order, { 'Knight strike': [20, 1], 'save of': [7] });
  expect(second.log).toContain('A: Mounted Knight fights Firstborn Levy Spears: 0 dead.');
  expect(second.rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(1);
});

test('[CHR-AUT-19] Ram and Trample hit automatically with their own Dam', () => {
  const order = charge(hero('i-1', 'war-chariot'), levy('wb-2', 8));
  const { rolls } = fight(order);
  const ram = rolls.findIndex(({ why }) => why.includes('ramming'));
  expect(rolls[ram - 1]?.why).toContain('initiative B');
  // A 17 − 12, no ST: the second save on 5 holds.
  expect(fight(order, { ramming: [5] }).result.warbands[0]?.survivors[0]?.count).toBe(8);
  expect(fight(order, { ramming: [6] }).result.warbands[0]?.survivors[0]?.count).toBe(7);
});

test('[CHR-AUT-19] a braced model strikes mounted chargers first with two more Dam, and only them', () => {
  const wall = band('wb-2', 'dw-shieldwall', 6);
  const riders = fight(charge(band('wb-1', 'fb-light-horse', 3), wall));
  const order = riders.rolls.map(({ why }) => why).filter((why) => why.includes(' strike '));
  expect(order.slice(0, 4).map((why) => why.includes('Shield-wall Spears strike'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  // A 21 − 12 − 1 − 2 of bracing: saved on 6.
  const braced = (die: number) =>
    fight(charge(hero('i-1', 'mounted-axeman'), wall), {
      'Spears strike Mounted Axeman': [1, 20, 20],
      'save of Mounted Axeman': [die],
    }).result.individuals[0]?.woundsLost;
  expect([braced(6), braced(7)]).toEqual([0, 1]);
  const onFoot = fight(charge(swordsmen('wb-1', 6), wall)).rolls.map(({ why }) => why);
  expect(onFoot.findIndex((why) => why.includes('Swordsmen strike'))).toBeLessThan(
    onFoot.findIndex((why) => why.includes('Spears strike')),
  );
});

test('[CHR-AUT-16] Secondary Attack and the mount each strike once more', () => {
  const strikes = (profile: string) =>
    counts(charge(hero('i-1', profile, { stats: { AC: 2 } }), levy('wb-2', 8)), ' strike Firstborn Levy');
  expect(strikes('repulsar-knight')).toBe(1);
  expect(strikes('great-warrior')).toBe(2);
  expect(strikes('mounted-axeman')).toBe(2);
});

test('[CHR-AUT-32] the best close weapon is used, the next listed for the second attack; a pistol serves in close combat', () => {
  // Corsairs: pistol 12 + ST 2 against A 17 saves on 3, then the cutlass, 8 + 2, on 7.
  const order = charge(band('wb-1', 'dow-pirates', 1), hero('i-2', 'judge', { stats: { A: 17 } }));
  const script = { 'Corsairs shoot': [20], ' strike ': [1, 1] };
  const saves = fight(
    { ...order, maxTurns: 2 },
    { ...script, fear: [1], 'initiative A': [20, 20], 'save of Judge': [3, 7] },
  );
  expect(saves.result.individuals[0]?.woundsLost).toBe(0);
});

test('[CHR-AUT-32] the Blue Ice Dragon bites once and claws twice in every round, and does not breathe', () => {
  const dragon = charge(hero('i-1', 'blue-ice-dragon', { stats: { AC: 1 } }), levy('wb-2', 16));
  expect(counts(dragon, ' strike Firstborn Levy')).toBe(3);
  const far = field(side('A', army([hero('i-1', 'blue-ice-dragon')])), side('B', army([levy('wb-2', 8)])), {
    maxTurns: 1,
  });
  expect(counts(far, 'shoot')).toBe(0);
});

test('[CHR-AUT-32] a model without a close weapon strikes with Dam 5', () => {
  const judge = hero('i-1', 'judge', { stats: { ST: 0 } });
  const line = { ...judge.stats, cost: 10, type: 'individual', name: 'Brawler', weapons: [], abilities: [] };
  const brawler: Profile = {
    ...profileOf('judge'),
    id: 'brawler',
    models: [line],
  };
  const order = charge(judge, levy('wb-2', 8));
  const [a, b] = order.sides;
  const bare = { ...a.armies[0]!, individuals: [{ ...judge, profile: 'brawler' }] };
  expect(saveNumber({ ...order, sides: [{ ...a, armies: [bare] }, b], profiles: [brawler] })).toBe(12);
});

test('[CHR-AUT-19] flails ignore Def and cost their user two CC', () => {
  const sisters = (options: string[]) =>
    charge(band('wb-1', 'dow-sisters', { trooper: 4 }, { options }), hero('i-2', 'nightwalker'));
  // CC 12, Def −3 of the nightwalker.
  expect(needs(sisters([]))).toBe(9);
  expect(needs(sisters(['sister flail']))).toBe(10);
});

test('[CHR-AUT-30] abilities the resolver does not name have no effect: a boiler does not burst, a tail does not sting', () => {
  const priest = charge(hero('i-1', 'judge'), hero('i-2', 'dw-thermo-priest'));
  const { rolls } = fight(priest, { 'Judge strike': [1], fear: [1] });
  expect(rolls.every(({ why }) => /initiative|strike|save|fear/.test(why))).toBe(true);
  const mutant = (option: string) =>
    counts(
      charge(band('wb-1', 'dow-cult', { mutant: 1 }, { options: [option] }), levy('wb-2', 8)),
      ' strike Firstborn Levy',
    );
  expect(mutant('mutant scorpion tail')).toBe(mutant('mutant hideous'));
});

test('[CHR-AUT-25] the killer of an individual is named only if an individual struck the blow', () => {
  const frail = hero('i-2', 'judge', { woundsNow: 1 });
  expect(
    fight(charge(hero('i-1', 'repulsar-knight'), frail), { ' strike ': [1], fear: [1] }).result,
  ).toMatchObject({
    kills: [{ killer: 'i-1', victim: 'i-2' }],
    individuals: [{}, { woundsLost: 1, reducedToZero: true, killedBy: 'i-1' }],
    victoryPoints: { A: 74, B: 0 },
  });
  const byMany = fight(charge(swordsmen('wb-1', 6), frail), { ' strike ': [1], fear: [1] }).result;
  expect(byMany).toMatchObject({
    kills: [],
    individuals: [{ reducedToZero: true, killedBy: null }],
    enemyDead: { A: 1 },
  });
});

test('[CHR-AUT-19] a hammer of the Sisters has one more Dam against Devout', () => {
  const sisters = band('wb-1', 'dow-sisters', { trooper: 4 });
  expect(saveNumber(charge(sisters, levy('wb-2', 8)))).toBe(17 - 9);
  expect(saveNumber(charge(sisters, band('wb-2', 'dv-risen-swords', 8)))).toBe(17 - 10);
});

test('[CHR-AUT-19] each fighter throws a Thrown Weapon once on a charge, with MW and Dam 7', () => {
  const order = charge(band('wb-1', 'cl-rangers', 6), levy('wb-2', 8));
  const thrown = (...saves: number[]) =>
    fight(order, { ' throw at ': [12, 12, 12], 'save of': saves }).result.warbands[1]?.survivors[0]?.count;
  expect(counts(order, ' throw at ')).toBe(2);
  // MW 12; A 17 − 7.
  expect(thrown(10, 10)).toBe(8);
  expect(thrown(10, 11)).toBe(7);
  expect(counts(order, 'save of', { ' throw at ': [13, 13] })).toBe(0);
});

test('[CHR-AUT-32] the multiplier counts when a weapon is chosen', () => {
  // The gauntlet, 9 × 2, before the warhammer, 12 × 1: two saves for one hit, on 17 − 9 − 1.
  const order = charge(hero('i-1', 'dw-thermo-priest', { stats: { AC: 1, MV: 6 } }), levy('wb-2', 8));
  const { rolls, result } = fight(order, { 'Priest strike': [1, 20], 'save of': [7, 8] });
  expect(rolls.filter(({ why }) => why.includes('save of'))).toHaveLength(2);
  expect(result.warbands[0]?.survivors[0]?.count).toBe(7);
});

test('[CHR-AUT-19] Blessed Sight rerolls a missed blow, once', () => {
  const augur = charge(band('wb-1', 'dow-sisters', { augur: 1 }), levy('wb-2', 8));
  // One round and the second dagger, each thrown again.
  expect(counts(augur, ' strike Firstborn Levy')).toBe(4);
});

test('[CHR-R-149] Alexis fights in his coat, which adds as much to him once he is trained', () => {
  const alexis = (CC: number) => charge(hero('i-1', 'dv-alexis-maximus', { stats: { CC } }), levy('wb-2', 8));
  // CC 16 − 2, Ferocity +2.
  expect(needs(alexis(16))).toBe(16);
  expect(needs(alexis(17))).toBe(17);
  const struck = charge(hero('i-1', 'judge'), hero('i-2', 'dv-alexis-maximus'));
  // A 25 − 12 − 1.
  const wounds = (die: number) =>
    fight(struck, { 'Judge strike': [1, 20], 'save of': [die], fear: [1] }).result.individuals[1]?.woundsLost;
  expect([wounds(12), wounds(13)]).toEqual([0, 1]);
});
