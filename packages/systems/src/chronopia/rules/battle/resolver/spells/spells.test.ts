import { expect, test } from 'vitest';
import type { FightIndividual, FightOrder, FightWarband } from '../../forms.ts';
import { army, band, field, hero, loaded, side } from '../../testkit.ts';
import { activate } from '../activation.ts';
import { endOfTurn } from '../endOfTurn.ts';
import { fightOut } from '../fightOut.ts';
import { makeContact } from '../movement.ts';
import { muster } from '../muster.ts';
import { survivingPV } from '../withdrawal.ts';

type Troops = FightIndividual | FightWarband;
type Script = Readonly<Record<string, readonly number[]>>;
const first = { 'initiative A': Array(9).fill(20), 'initiative B': Array(9).fill(1) };
const fight = (order: FightOrder, script: Script = {}) => fightOut(order, loaded({ ...first, ...script }));

const mage = (profile: string, ...battleSpells: string[]) => hero('i-1', profile, { battleSpells });
const levy = (id: string, models = 8) => band(id, 'fb-levy', models);

/** The caster at 0, the enemy twelve inches out: eighteen inches. */
const cast = (caster: Troops, enemy: Troops, more: Partial<FightOrder> = {}): FightOrder =>
  field(side('A', army([caster])), side('B', army([enemy]), { outmaneuver: [enemy.id] }), {
    maxTurns: 1,
    ...more,
  });

/** The caster's group in contact with an enemy, about to act. */
const inContact = (caster: Troops, enemy: Troops, script: Script, friends: readonly Troops[] = []) => {
  const battle = muster(
    field(side('A', army([caster, ...friends])), side('B', army([enemy]))),
    loaded(script),
  );
  battle.turn = 1;
  const find = (id: string) =>
    [...battle.sides[0].groups, ...battle.sides[1].groups].find((group) => group.id === id)!;
  find(enemy.id).pos = 15;
  makeContact(find(caster.id), find(enemy.id));
  return { battle, caster: find(caster.id), enemy: find(enemy.id), find };
};

test('[CHR-AUT-20] BOLT: d20 up to PW − level, then automatic hits on the nearest enemy within 24 inches', () => {
  const order = cast(mage('chronomancer', 'Time Shards'), levy('wb-2'));
  const hit = fight(order, { 'cast Time Shards': [11] });
  expect(hit.log).toContain('A: Chronomancer casts Time Shards on Firstborn Levy Spears.');
  expect(hit.result.warbands[0]?.survivors[0]?.count).toBe(5);
  expect(hit.result.spells).toEqual([{ caster: 'i-1', spell: 'Time Shards', successes: 1 }]);
  const failed = fight(order, { 'cast Time Shards': [12] });
  expect(failed.log).toContain('A: Chronomancer fails to cast Time Shards.');
  expect(failed.result.spells).toEqual([]);
});

test('[CHR-AUT-12] [CHR-AUT-34] a caster with no useful spell uses his weapons', () => {
  const far = field(side('A', army([mage('chronomancer', 'Time Shards')])), side('B', army([levy('wb-2')])), {
    maxTurns: 1,
  });
  expect(fight(far).log).toContain('A: Chronomancer advances to 9.');
});

test('[CHR-AUT-20] the caster casts the first useful spell of his declared list for which he has the actions', () => {
  const slow = hero('i-1', 'chronomancer', { battleSpells: ['Time Shards', 'Slow Hours'], stats: { AC: 1 } });
  expect(fight(cast(slow, levy('wb-2'))).rolls.some(({ why }) => why.includes('cast'))).toBe(false);
  const both = mage('chronomancer', 'Slow Hours', 'Time Shards');
  const { log } = fight(cast(both, levy('wb-2'), { maxTurns: 2 }), {
    'cast Slow': [1, 1],
    'cast Time': [20],
  });
  // The levy is already slowed, so Slow Hours is not useful in turn 2.
  expect(log.filter((line) => line.startsWith('A:'))).toEqual([
    'A: Chronomancer casts Slow Hours on Firstborn Levy Spears.',
    'A: Chronomancer fails to cast Time Shards.',
  ]);
});

test('[CHR-AUT-20] Magical Resistance makes a spell four harder; Immunity to Magic prevents it', () => {
  const dragon = cast(mage('chronomancer', 'Time Shards'), hero('i-2', 'blue-ice-dragon'));
  expect(fight(dragon, { 'cast Time': [7] }).result.spells).toHaveLength(1);
  expect(fight(dragon, { 'cast Time': [8] }).result.spells).toHaveLength(0);
  const soul = band('wb-2', 'dow-cult', { mutant: 1 }, { options: ['mutant daemon soul'] });
  expect(
    fight(cast(mage('chronomancer', 'Time Shards'), soul)).rolls.some(({ why }) => why.includes('cast')),
  ).toBe(false);
});

test('[CHR-AUT-20] fire does nothing to those immune to it', () => {
  const sun = cast(mage('lotus-eater', 'Sun Fire'), band('wb-2', 'he-firestorm-initiates', 5));
  expect(fight(sun).rolls.some(({ why }) => why.includes('cast Sun Fire'))).toBe(false);
});

test('[CHR-AUT-34] [CHR-RAC-12] WEAKEN lasts until the end of the next turn, Corrosion for the battle', () => {
  const until = (spell: string, profile: string) => {
    const battle = muster(cast(mage(profile, spell), levy('wb-2')), loaded({ cast: [1] }));
    battle.turn = 1;
    activate(battle, battle.sides[0].table[0]!);
    return battle.sides[1].table[0]!.effects.map(({ key, stats, until }) => ({ key, stats, until }));
  };
  expect(until('Slow Hours', 'chronomancer')).toEqual([{ key: 'WEAKEN CC', stats: { CC: -2 }, until: 2 }]);
  expect(until('Corrosion', 'warped-lord')).toEqual([
    { key: 'WEAKEN A', stats: { A: -2 }, until: Number.MAX_SAFE_INTEGER },
  ]);
});

test('[CHR-AUT-34] WARD and BLESS go to the most valuable friend in a fight who does not have them yet', () => {
  const friends = [levy('wb-3'), levy('wb-4', 12)];
  const blessed = (spell: string, profile: string) => {
    const { battle, find } = inContact(
      levy('wb-1'),
      levy('wb-2', 16),
      { cast: [1, 1] },
      [mage(profile, spell), ...friends].map((each) => ({ ...each })),
    );
    makeContact(find('wb-4'), find('wb-2'));
    activate(battle, find('i-1'));
    activate(battle, find('i-1'));
    return ['wb-1', 'wb-3', 'wb-4'].map((id) => find(id).effects.map(({ stats }) => stats));
  };
  expect(blessed('Strength Draught', 'alchemist')).toEqual([[{ CC: 2 }], [], [{ CC: 2 }]]);
  expect(blessed('Rune of Stone', 'keeper')).toEqual([[{ A: 2 }], [], [{ A: 2 }]]);
});

test('[CHR-AUT-34] TERROR is a fear test with a penalty, and does not affect those without fear', () => {
  const howl = cast(mage('wyrd', 'Howling'), levy('wb-2'));
  const terrified = (die: number) => {
    const battle = muster(howl, loaded({ 'cast Howling': [1], 'Levy Spears: Howling': [die] }));
    battle.turn = 1;
    activate(battle, battle.sides[0].table[0]!);
    return battle.sides[1].table[0]!.effects.length;
  };
  // LD 10 − 2.
  expect([terrified(8), terrified(9)]).toEqual([0, 1]);
  const risen = cast(mage('wyrd', 'Howling'), band('wb-2', 'dv-risen-swords', 6));
  expect(fight(risen).rolls.some(({ why }) => why.includes('Howling'))).toBe(false);
});

test('[CHR-AUT-34] HEAL restores wounds to an individual below his starting number', () => {
  const battle = muster(
    field(
      side('A', army([mage('alchemist', 'Breath of Life'), hero('i-2', 'troll')])),
      side('B', army([levy('wb-2')])),
    ),
    loaded({ cast: [1, 1] }),
  );
  battle.turn = 1;
  const [healer, troll] = [battle.sides[0].table[0]!, battle.sides[0].table[1]!];
  troll.models[0]!.wounds = 3;
  troll.woundsLost = 1;
  activate(battle, healer);
  expect([troll.models[0]!.wounds, troll.woundsLost]).toEqual([4, 0]);
  activate(battle, healer);
  expect(battle.casts).toHaveLength(1);
});

test('[CHR-AUT-34] SUMMON works once for each caster; the summoned stand at his pos and act from the next turn', () => {
  const order = cast(mage('lotus-eater', 'Summon Ice Warriors'), levy('wb-2'), { maxTurns: 2 });
  const { log, result } = fight(order, { 'cast Summon': [1, 1] });
  const firstTurn = log.slice(0, log.indexOf('Turn 2.'));
  expect(firstTurn.some((line) => line.includes('Ice Warriors of Lotus Eater'))).toBe(false);
  expect(log).toContain('A: Ice Warriors of Lotus Eater advance to 6.');
  expect(result.summonsLeft).toEqual([{ side: 'A', profile: 'ice-warrior', count: 4, leaderAlive: true }]);
  expect(result.spells).toEqual([{ caster: 'i-1', spell: 'Summon Ice Warriors', successes: 1 }]);
});

test('[CHR-EX-16] [CHR-AUT-25] a Golem summoned for 50 points is worth 100, each of four Fire Demons 28', () => {
  const worth = (spell: string) => {
    const battle = muster(cast(mage('lotus-eater', spell), levy('wb-2')), loaded({ cast: [1] }));
    battle.turn = 1;
    activate(battle, battle.sides[0].table[0]!);
    const called = battle.sides[0].groups[1]!;
    const before = battle.sides[1].victoryPoints;
    called.models.at(-1)!.wounds = 1;
    called.shaken = true;
    activate(battle, called);
    return (battle.sides[1].victoryPoints - before) / called.models.length;
  };
  expect(worth('Summon Adamantite Golem')).toBe(100);
  expect(worth('Summon Fire Demons')).toBe(28);
});

test('[CHR-AUT-12] a caster in a fight casts only spells for himself or against the enemy before him', () => {
  const priest = inContact(hero('i-1', 'dw-thermo-priest', { battleSpells: ['Vapor Jets'] }), levy('wb-2'), {
    cast: [1],
  });
  activate(priest.battle, priest.caster);
  expect(priest.battle.casts).toEqual([{ caster: 'i-1', spell: 'Vapor Jets' }]);
  expect(priest.enemy.models).toHaveLength(5);
  const wizard = inContact(mage('chronomancer', 'Time Shards'), levy('wb-2'), { cast: [1] });
  activate(wizard.battle, wizard.caster);
  expect(wizard.battle.casts).toEqual([]);
  expect(wizard.battle.log.at(-1)).toBe('A: Chronomancer fights Firstborn Levy Spears: 0 dead.');
});

test('[CHR-AUT-34] Thermo-Compression doubles the attack rounds of the next turn, once a battle', () => {
  const spells = ['Thermo-Compression'];
  const { battle, caster } = inContact(
    hero('i-1', 'dw-thermo-priest', { battleSpells: spells }),
    levy('wb-2', 16),
    { cast: [1, 1] },
  );
  const strikes = () => battle.rolls.filter(({ why }) => why.includes(' strike ')).length;
  activate(battle, caster);
  endOfTurn(battle);
  battle.turn = 2;
  activate(battle, caster);
  endOfTurn(battle);
  // Two rounds doubled, and the second weapon.
  expect(strikes()).toBe(5);
  battle.turn = 3;
  activate(battle, caster);
  expect(strikes()).toBe(8);
});

test('[CHR-AUT-20] Kurg’s Fury must hit; Dark Blood wounds its caster; victims of Vortex do not recover', () => {
  const alexis = cast(
    hero('i-1', 'dv-alexis-maximus', { battleSpells: ["Kurg's Fury"] }),
    hero('i-2', 'judge'),
  );
  // Fifteen inches at least: he comes nearer in turn 1. CC 16 and Def −2.
  const battle = muster(alexis, loaded({ "cast Kurg's Fury": [1], "Kurg's Fury at": [14] }));
  battle.turn = 1;
  battle.sides[0].table[0]!.pos = 3;
  activate(battle, battle.sides[0].table[0]!);
  expect(battle.sides[1].table[0]!.woundsLost).toBe(2);

  const cult = inContact(
    band('wb-1', 'dow-cult', { leader: 1, trooper: 4 }, { battleSpells: ['Dark Blood'] }),
    levy('wb-2'),
    { cast: [1], 'turns on': [17] },
  );
  cult.caster.engaged = [];
  cult.enemy.engaged = [];
  activate(cult.battle, cult.caster);
  expect(cult.caster.models.at(-1)!.wounds).toBe(1);
  expect(cult.enemy.models).toHaveLength(6);

  const lord = fight(cast(mage('warped-lord', 'Vortex'), hero('i-2', 'judge', { woundsNow: 1 })), {
    cast: [1],
  });
  expect(lord.result.individuals[1]).toMatchObject({ reducedToZero: true, killedBy: 'i-1', byVortex: true });
});

test('[CHR-AUT-34] a caster inside a band casts when it activates, and the rest acts without him', () => {
  const sisters = band('wb-1', 'dow-sisters', { leader: 1, trooper: 4 }, { battleSpells: ['Soulfire'] });
  const { battle, caster, enemy } = inContact(sisters, levy('wb-2', 16), { cast: [1] });
  activate(battle, caster);
  expect(battle.casts).toEqual([{ caster: 'wb-1', spell: 'Soulfire' }]);
  expect(enemy.models).toHaveLength(13);
  // Four sisters: two fighters, one round each.
  expect(battle.rolls.filter(({ why }) => why.includes(' strike '))).toHaveLength(2);
});

test('[CHR-AUT-20] prayers: the Hammer strikes harder, Hearts of Steel feel no fear, the Shield holds until its die fails', () => {
  const pray = (...battleSpells: string[]) => {
    const sisters = band('wb-1', 'dow-sisters', { leader: 1, trooper: 4 }, { battleSpells });
    const { battle, caster } = inContact(sisters, levy('wb-2', 16), { cast: [1] });
    activate(battle, caster);
    return caster.effects[0];
  };
  const matriarch = pray('Hammer of Faith');
  expect(matriarch).toMatchObject({ strike: { Dam: 1, times: 1 }, until: 2 });
  expect(matriarch?.of?.line.type).toBe('leader');
  expect(pray('Hearts of Steel')).toMatchObject({
    abilities: ['Immune to Fear', 'Immune to Panic'],
    until: 2,
  });
  expect(pray('Shield of Faith')).toMatchObject({ abilities: ['Immunity to Magic'], endsOn: 5 });
  expect(pray('Armour of Righteousness')).toMatchObject({ stats: { A: 2 }, abilities: ['Causes Fear'] });
});

test('[CHR-AUT-34] the Shield of Faith ends on a d20 of 1 to 5 at the end of a turn', () => {
  const sisters = band(
    'wb-1',
    'dow-sisters',
    { leader: 1, trooper: 4 },
    { battleSpells: ['Shield of Faith'] },
  );
  const order = field(
    side('A', army([sisters]), { outmaneuver: ['wb-1'] }),
    side('B', army([levy('wb-2', 16)]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 4 },
  );
  const { rolls } = fight(order, { 'cast Shield': [1], ': Shield of Faith': [6, 5] });
  expect(rolls.filter(({ why }) => why.endsWith(': Shield of Faith'))).toHaveLength(2);
});

test('[CHR-AUT-20] Eye of God removes its caster or makes him stronger', () => {
  const gaze = (die: number) => {
    const cult = band('wb-1', 'dow-cult', { leader: 1, trooper: 4 }, { battleSpells: ['Eye of God'] });
    const battle = muster(
      field(side('A', army([cult])), side('B', army([levy('wb-2')]))),
      loaded({ cast: [1], 'falls on': [die] }),
    );
    battle.turn = 1;
    const group = battle.sides[0].table[0]!;
    activate(battle, group);
    return { stats: group.effects[0]?.stats, away: group.away.length, points: battle.sides[1].victoryPoints };
  };
  expect(gaze(3)).toEqual({ stats: undefined, away: 1, points: 75 });
  expect(gaze(4)).toEqual({ stats: { CC: 3 }, away: 0, points: 0 });
  expect(gaze(17).stats).toEqual({ CC: 3 });
  expect(gaze(18).stats).toEqual({ CC: 3, MW: 3, PW: 3, LD: 3 });
});

test('[CHR-AUT-20] Lure of Chaos turns a group that has not acted against its nearest friend', () => {
  const cult = band('wb-1', 'dow-cult', { leader: 1, trooper: 4 }, { battleSpells: ['Lure of Chaos'] });
  const order = field(
    side('A', army([cult]), { outmaneuver: ['wb-1'] }),
    side('B', army([levy('wb-2'), levy('wb-3', 16)]), { outmaneuver: ['wb-2', 'wb-3'] }),
    { maxTurns: 1 },
  );
  const script = { 'cast Lure': [1], 'Levy Spears 2 strike Firstborn Levy Spears': [1] };
  const lured = fight(order, script);
  expect(lured.log.some((line) => line.startsWith('B: Firstborn Levy Spears 2'))).toBe(false);
  expect(lured.result.warbands[1]?.survivors[0]?.count).toBe(7);
  const saved = fight(order, { ...script, 'Levy Spears 2: Lure': [10] });
  expect(saved.log.some((line) => line.startsWith('B: Firstborn Levy Spears 2'))).toBe(true);
});

test('[CHR-AUT-20] Wings of Darkness carry the band twelve inches, but not into contact', () => {
  const cult = band('wb-1', 'dow-cult', { leader: 1, trooper: 4 }, { battleSpells: ['Wings of Darkness'] });
  const { log } = fight(cast(cult, levy('wb-2')), { 'cast Wings': [1] });
  expect(log).toContain('A: Possessed Cult advance to 12.');
});

test('[CHR-AUT-20] spells reach 24 inches', () => {
  const far = field(side('A', army([mage('chronomancer', 'Slow Hours')])), side('B', army([levy('wb-2')])), {
    maxTurns: 1,
  });
  expect(fight(far).rolls.some(({ why }) => why.includes('cast Slow Hours'))).toBe(false);
});

test('[CHR-AUT-34] a temporary effect ends after the next turn', () => {
  const { battle, enemy, find } = inContact(levy('wb-1'), levy('wb-2'), { cast: [1] }, [
    mage('chronomancer', 'Slow Hours'),
  ]);
  activate(battle, find('i-1'));
  expect(enemy.effects).toHaveLength(1);
  endOfTurn(battle);
  battle.turn = 2;
  expect(enemy.effects).toHaveLength(1);
  endOfTurn(battle);
  expect(enemy.effects).toHaveLength(0);
});

test('[CHR-AUT-34] [CHR-AUT-23] the summoned stand where their caster stands and do not count in the army’s value', () => {
  const battle = muster(cast(mage('necromancer', 'Raise Risen'), levy('wb-2')), loaded({ cast: [1] }));
  battle.turn = 1;
  const side = battle.sides[0];
  side.table[0]!.pos = 5;
  const before = survivingPV(side);
  activate(battle, side.table[0]!);
  expect(side.table[1]).toMatchObject({ kind: 'summoned', pos: 5 });
  expect(side.table[1]?.models).toHaveLength(3);
  expect(survivingPV(side)).toBe(before);
});

test('[CHR-AUT-25] a model struck down by its own side has no killer', () => {
  const cult = band('wb-1', 'dow-cult', { leader: 1, trooper: 4 }, { battleSpells: ['Lure of Chaos'] });
  const order = field(
    side('A', army([cult]), { outmaneuver: ['wb-1'] }),
    side('B', army([hero('i-2', 'the-nameless'), hero('i-3', 'damned', { woundsNow: 1 })]), {
      outmaneuver: ['i-2', 'i-3'],
    }),
    { maxTurns: 1 },
  );
  const { result } = fight(order, { 'cast Lure': [1], 'Nameless strike Damned': [1] });
  expect(result.individuals[1]).toMatchObject({ id: 'i-3', reducedToZero: true, killedBy: null });
  expect(result.kills).toEqual([]);
});
