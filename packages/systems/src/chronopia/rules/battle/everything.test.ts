import { type Dice, pick, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { PROFILES, SPELLS } from '../../data/index.ts';
import type { Choice, Profile } from '../../data/profile.ts';
import { checkResult } from './checkResult.ts';
import type { FightArmy, FightIndividual, FightOrder, FightWarband } from './forms.ts';
import { fightOut } from './resolver/fightOut.ts';
import { army, band, cityFight, field, hero, side } from './testkit.ts';

const ALL = Object.values(PROFILES);
const kindOf = (kind: Profile['kind']): Profile[] => ALL.filter((profile) => profile.kind === kind);
const TERRAINS = ['plains', 'oasis', 'forest', 'fringe', 'heart', 'mountains', 'desert', 'badlands'];

/**
 * For a caster, any spells it may learn. Eye of God is left out: its casualty survives, so the form cannot show its
 * points.
 */
const spellsFor = (dice: Dice, { id }: Profile): string[] => {
  const known = SPELLS.filter(({ casters, name }) => casters.includes(id) && name !== 'Eye of God');
  return known.length === 0 ? [] : [1, 2, 3].map(() => pick(dice, known, 'spell').name);
};

const anyHero = (dice: Dice, id: string): FightIndividual => {
  const profile = pick(dice, kindOf('individual'), 'individual');
  return hero(id, profile.id, { battleSpells: spellsFor(dice, profile) });
};

const optionWord = (dice: Dice, { options, prefix }: Choice): string => {
  const { name } = pick(dice, options, 'option');
  return prefix === undefined ? name : `${prefix} ${name}`;
};

const anyBand = (dice: Dice, id: string): FightWarband => {
  const profile = pick(dice, kindOf('warband'), 'warband');
  const models = Object.fromEntries(profile.models.map(({ type }) => [type, dice.roll(5, 'models') - 1]));
  const options = (profile.choices ?? []).map((choice) => optionWord(dice, choice));
  const spells = spellsFor(dice, profile);
  return band(id, profile.id, { ...models, [profile.models[0]!.type]: 4 }, { options, battleSpells: spells });
};

const anyArmy = (dice: Dice, armyId: string, garrison: boolean): FightArmy => {
  const heroes = [1, 2].map((each) => anyHero(dice, `i-${armyId}${each}`));
  const bands = [1, 2, 3, 4].map((each) => anyBand(dice, `wb-${armyId}${each}`));
  const modifiers = { ccMwLd: 1 - dice.roll(3, 'tired'), ldExtra: dice.roll(4, 'temple') - 1, initiative: 0 };
  return army([...heroes, ...bands], { armyId, garrison, modifiers });
};

const anyFight = (dice: Dice): FightOrder => {
  const isCity = dice.roll(2, 'city') === 1;
  const [a, b] = (['A', 'B'] as const).map((id, index) => {
    const armies = [1, 2].map((each) =>
      anyArmy(dice, `${index + 1}${each}`, isCity && index === 1 && each === 1),
    );
    const towerBand = armies[0]!.warbands[0]!.id;
    return side(id, armies, {
      outmaneuver: [armies[1]!.warbands[0]!.id],
      ...(dice.roll(2, 'tower') === 1 && { watchtower: { warband: towerBand } }),
      withdrawPolicy: {
        fleeBelowPct: 10 * dice.roll(5, 'flee'),
        allowWithdraw: dice.roll(2, 'peace') === 1,
        yieldAtEnd: false,
      },
    });
  });
  const more = {
    terrain: pick(dice, TERRAINS, 'terrain'),
    snow: dice.roll(4, 'snow') === 1,
    layer: dice.roll(4, 'deep') === 1 ? ('underground' as const) : ('surface' as const),
  };
  return isCity ? cityFight(a!, b!, more) : field(a!, b!, more);
};

test('[CHR-BTL-02] [CHR-AUT-25] whatever the armies, place and arms, the result accounts for everybody and its points add up', () => {
  const dice = seededDice('whoever');
  const endings = new Set<string>();
  for (let round = 0; round < 60; round++) {
    const order = anyFight(dice);
    const { result } = fightOut(order, dice);
    expect(checkResult(order, result)).toMatchObject({ ok: true, result });
    endings.add(result.ending);
  }
  expect([...endings].sort()).toEqual(
    expect.arrayContaining(['cityBroke', 'fightingWithdrawal', 'fled', 'fullLength', 'peacefulWithdrawal']),
  );
});
