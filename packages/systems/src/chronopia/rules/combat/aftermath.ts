/** What a battle's result does to the campaign; computed here and nowhere else (CHR-BTL-02, CHR-BTL-06). */
import type { Dice, Roll } from '@warmoot/kernel';
import { withForce } from '../../armies.ts';
import { CONSTANTS } from '../../data/constants.ts';
import type { Force } from '../../force.ts';
import type { Army, Campaign, OpenBattle } from '../../state.ts';
import { roll, type Tale } from '../../tale.ts';
import { overcrowding } from '../accounting/overcrowding.ts';
import type { FightResult } from '../battle/forms.ts';
import { woundsOf } from '../forces/points.ts';
import { absorbSummoned } from './absorption.ts';
import { idOfTag } from './announce.ts';
import { captureAfter } from './capture.ts';
import { unitsInLostHex } from './colocated.ts';
import { earnExperience } from './experience.ts';
import { feast } from './feasting.ts';
import { routed } from './flight.ts';
import { lossesNoted } from './losses.ts';
import { recoverFrom } from './recovery.ts';
import { armiesOfSide, involvedIn, otherSide } from './sides.ts';
import { spoilsOf } from './spoils.ts';
import { share, wounded } from './wounding.ts';

/** The dead leave the roster (CHR-WND-01); individuals keep what the battle and recovery left them. */
const survivors = (army: Army, result: FightResult, left: ReadonlyMap<number, number>): Force => {
  const fates = new Map(result.warbands.map(({ id, survivors }) => [idOfTag(id), survivors]));
  const bands = army.bands.map((band) => {
    const fate = fates.get(band.id);
    if (fate === undefined) return band;
    const models = Object.fromEntries(
      fate.filter(({ count }) => count > 0).map(({ type, count }) => [type, count]),
    );
    return { ...band, models };
  });
  const heroes = army.heroes.map((hero) => ({ ...hero, wounds: left.get(hero.id) ?? hero.wounds }));
  return {
    heroes: heroes.filter(({ wounds }) => wounds > 0),
    bands: bands.filter(({ models }) => Object.values(models).some((count) => count > 0)),
  };
};

/** What an army had and has no longer. */
const lossesBetween = (before: Force, after: Force) => {
  const alive = new Map(after.bands.map((band) => [band.id, band.models]));
  const dead = before.bands.flatMap(({ id, profile, models }) =>
    Object.entries(models)
      .map(([type, count]) => ({ profile, type, band: id, count: count - (alive.get(id)?.[type] ?? 0) }))
      .filter(({ count }) => count > 0),
  );
  const heroes = new Set(after.heroes.map(({ id }) => id));
  const fallen = before.heroes
    .filter(({ id }) => !heroes.has(id))
    .map(({ profile }) => ({ profile, type: 'individual', count: 1 }));
  return [...dead, ...fallen];
};

/** CHR-WND-07: nobody recovers from an army that was wiped out. */
const isWipedOut = (army: Army, result: FightResult): boolean => {
  const fates = new Map(result.warbands.map(({ id, survivors }) => [idOfTag(id), survivors]));
  const felled = new Set(
    result.individuals.filter(({ reducedToZero }) => reducedToZero).map(({ id }) => idOfTag(id)),
  );
  return (
    army.bands.every(({ id }) => fates.get(id)?.every(({ count }) => count === 0) ?? false) &&
    army.heroes.every(({ id }) => felled.has(id))
  );
};

export const takeCasualties = (tale: Tale, dice: Dice, army: Army, result: FightResult): void => {
  const wipedOut = isWipedOut(army, result);
  const { left, rolls } = wipedOut
    ? { left: new Map(army.heroes.map(({ id }) => [id, 0])), rolls: [] }
    : recoverFrom(army, result, dice);
  const force = survivors(army, result, left);
  const gone = force.heroes.length + force.bands.length === 0;
  const losses = lossesBetween(army, force);
  const dead = losses.reduce((sum, { count }) => sum + count, 0);
  tale.tell({
    type: gone ? 'armyDestroyed' : 'casualtiesTaken',
    rules: ['CHR-WND-01', 'CHR-WND-02', ...(gone ? ['CHR-WND-07'] : [])],
    rolls,
    about: { army: army.name, dead },
    change: {
      armies: [
        [
          army.id,
          gone
            ? null
            : {
                ...withForce(army, force),
                lost: lossesNoted(tale.state, army, losses),
                today: { ...army.today, fought: true },
              },
        ],
      ],
    },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: gone ? `${army.name} was destroyed to the last.` : `${army.name} lost ${dead} models.`,
      },
    ],
  });
};

/** CHR-CMB-13: whoever flees a battle rolls on the casualty table for the wounds of the survivors. */
const fleeFromTable = (tale: Tale, dice: Dice, armies: readonly Army[], name: string): void => {
  if (armies.length === 0) return;
  const die = roll(dice, 20, `flight:${name}`);
  const percent = CONSTANTS.casualtyPct[die.value - 1]!;
  tale.tell({
    type: 'armiesFledBattle',
    rules: ['CHR-CMB-13', 'CHR-CMB-09', 'CHR-R-119'],
    rolls: [die],
    about: { percent },
    change: {
      armies: armies.map((army) => {
        const { change } = wounded(tale.state, army, share(woundsOf(army), percent));
        return [army.id, change];
      }),
    },
    told: [
      {
        to: [...new Set(armies.map(({ owner }) => owner))],
        section: 'battles',
        text: `The flight cost another ${percent}%.`,
      },
    ],
  });
};

const LEAVES: readonly FightResult['ending'][] = ['fled', 'peacefulWithdrawal', 'fightingWithdrawal'];

/** The beaten retreat one hex when all battles are settled; those who left early are Broken (CHR-CMB-11..14, -16). */
const sendBack = (tale: Tale, armies: readonly Army[], broken: boolean): void => {
  const { state } = tale;
  const there = armies.filter(({ id }) => state.armies[id] != null);
  if (there.length === 0) return;
  tale.tell({
    type: 'armiesBeaten',
    rules: ['CHR-CMB-11', ...(broken ? ['CHR-BRK-02', 'CHR-CMB-13'] : ['CHR-BRK-03', 'CHR-CMB-14'])],
    change: {
      armies: broken ? there.map(({ id }) => [id, routed(state)] as const) : [],
      set: {
        retreats: [...state.retreats, ...there.map(({ id }) => ({ army: id, how: 'beaten' as const }))],
      },
    },
  });
};

export const tellOfBattle = (
  tale: Tale,
  battle: OpenBattle,
  result: FightResult,
  rolls: readonly Roll[],
): void => {
  const { state } = tale;
  const involved = involvedIn(battle);
  const others = state.empires
    .filter(({ id, power }) => power === 'player' && !involved.includes(id))
    .map(({ id }) => id);
  const won =
    result.winner === 'draw' ? 'Nobody won' : `${state.empires[battle.sides[result.winner][0]!]!.name} won`;
  const { A, B } = result.victoryPoints;
  tale.tell({
    type: 'battleFought',
    rules: ['CHR-BTL-02', 'CHR-CMB-18'],
    rolls,
    irrevocable: true,
    about: { battle: battle.id, result: result as never },
    change: {
      set: { battles: state.battles.filter(({ id }) => id !== battle.id) },
      knowledge: rostersLearned(state, battle),
    },
    told: [
      {
        to: involved,
        section: 'battles',
        text: `Battle ${battle.id} at ${battle.order.hex}: ${won} after ${result.turnsPlayed} turns (${ENDING_WORDS[result.ending]}); victory points ${A} to ${B}.`,
      },
      ...(result.publicNote === ''
        ? []
        : [{ to: others, section: 'battles' as const, text: result.publicNote }]),
    ],
  });
};

const ENDING_WORDS: Readonly<Record<FightResult['ending'], string>> = {
  fullLength: 'fought to the end',
  annihilation: 'one side was wiped out',
  fled: 'one side fled',
  peacefulWithdrawal: 'one side was let go',
  fightingWithdrawal: 'one side fought its way out',
  cityBroke: 'the city broke',
  yieldAccepted: 'one side yielded',
  yieldRefused: 'a yield was refused',
  negotiated: 'peace was made',
};

/** Opponents have seen each other's rosters (CHR-HID-07, CHR-HID-27). */
const rostersLearned = (campaign: Campaign, battle: OpenBattle) =>
  (['A', 'B'] as const).flatMap((side) => {
    const foes = armiesOfSide(campaign, battle, otherSide(side));
    return battle.sides[side]
      .filter((empire) => campaign.knowledge[empire] !== undefined)
      .map((empire) => {
        const rosters = { ...campaign.knowledge[empire]!.rosters };
        for (const { id, heroes, bands } of foes)
          rosters[id] = {
            turn: campaign.turn,
            name: '',
            force: { heroes: heroes.map(withoutSecrets), bands },
          };
        return [empire, { rosters }] as const;
      });
  });

/** CHR-HID-27: neither spells left at home nor experience. */
const withoutSecrets = (hero: Force['heroes'][number]): Force['heroes'][number] => ({
  ...hero,
  spells: [],
  experience: 0,
  trained: {},
  gladeUsed: false,
});

/** A field battle's result, taken once. */
export const settleField = (
  tale: Tale,
  dice: Dice,
  battle: OpenBattle,
  result: FightResult,
  rolls: readonly Roll[],
): void => {
  const before = { A: armiesOfSide(tale.state, battle, 'A'), B: armiesOfSide(tale.state, battle, 'B') };
  tellOfBattle(tale, battle, result, rolls);
  for (const army of [...before.A, ...before.B]) takeCasualties(tale, dice, army, result);
  if (result.ending === 'negotiated') return;
  const left = result.endingSide !== null && LEAVES.includes(result.ending) ? result.endingSide : null;
  if (result.ending === 'fled' && left !== null)
    fleeFromTable(tale, dice, armiesOfSide(tale.state, battle, left), battle.id);
  earnExperience(tale, battle, result, before);
  absorbSummoned(tale, dice, battle, result);
  feast(tale, dice, battle, result);
  if (result.winner !== 'draw') {
    const loser = otherSide(result.winner);
    spoilsOf(tale, dice, {
      winners: armiesOfSide(tale.state, battle, result.winner),
      sizes: before[loser].map(({ size }) => size),
      loser: tale.state.empires[battle.sides[loser][0]!]!.name,
    });
    unitsInLostHex(tale, dice, battle, result.winner);
    captureAfter(tale, battle, result.winner);
  }
  overcrowding(tale, before.A[0]?.at ?? before.B[0]!.at);
  if (result.winner !== 'draw') sendBack(tale, before[otherSide(result.winner)], left !== null);
};
