import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { squareBetweenBodies } from '@warmoot/tabletop';
import { type ElementChange, SPELL_REACH, SPELLS, type Spell } from '../../data/spells.ts';
import { type BloodOptions, hasMagic, type Side } from '../../state/options.ts';
import { modelOf } from '../../state/profile.ts';
import { type BloodState, type Effect, isUnderSpell } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import { hitsLeft, isFlyer, isMounted, type Unit } from '../../state/unit.ts';
import { commandersOf, standIn } from '../command/mayOrder.ts';
import { bodyOf, presentUnits } from '../ground/bodies.ts';
import { lengthAt } from '../movement/allowance.ts';
import { listById } from '../setup/armies.ts';
import type { Committed } from './reveal.ts';
import { turnsOf } from './reveal.ts';

/** BLD-MAG-01, BLD-MAG-06: the one magic user of a side, if he lives. */
export const magicUserOf = (state: BloodState, side: Side): Unit | undefined =>
  commandersOf(state, side).find(({ profile }) => profile.rank === 'magic user');

/** BLD-R-59: neutral magic users have chosen; an army of any alignment that has not chosen counts as good. */
export const alignmentOf = ({ armies }: BloodOptions, side: Side): 'good' | 'evil' => {
  const printed = listById(armies[side].list)?.alignment;
  return printed === 'good' || printed === 'evil' ? printed : (armies[side].alignment ?? 'good');
};

export interface SpellChoice {
  readonly spell: Spell;
  readonly change?: ElementChange | undefined;
}

/** BLD-MAG-07, BLD-MAG-08, BLD-MAG-10: whether a side still has a spell, whoever casts it. */
const hasSpell = (state: BloodState, side: Side, { spell, change }: SpellChoice): Verdict => {
  if (state.usedSpells[side].includes(spell))
    return refuse('BLD-MAG-07', 'this spell has been cast already: each may be cast once in a battle');
  const other = { 'Sun Burst': 'evil', 'Choking Mist': 'good' } as const;
  if (spell in other && other[spell as keyof typeof other] === alignmentOf(state.options, side))
    return refuse('BLD-MAG-08', 'only good armies cast Sun Burst, only evil ones Choking Mist');
  return (spell === 'Element Control') === (change !== undefined)
    ? permit
    : refuse('BLD-MAG-10', 'only Element Control takes a change: dry waters, mud or dry mud');
};

/** BLD-MAG-03, BLD-MAG-07, BLD-MAG-08, BLD-MAG-13, BLD-R-57. */
export const checkSpell = (state: BloodState, side: Side, choice: SpellChoice): Verdict => {
  if (!hasMagic(state.options)) return refuse('BLD-GEN-04', 'this battle is fought without magic');
  const caster = magicUserOf(state, side);
  if (caster === undefined) return refuse('BLD-MAG-01', 'you have no magic user on the table');
  if (state.spells[side] !== null)
    return refuse('BLD-MAG-03', 'your spell for this turn already lies face down');
  const has = hasSpell(state, side, choice);
  if (!has.ok) return has;
  return state.options.command === 'BASIC' || (state.control[caster.id] ?? 0) > 0
    ? permit
    : refuse('BLD-MAG-13', 'the magic user has no control point left');
};

export const EVERY_CHOICE: readonly SpellChoice[] = SPELLS.flatMap((spell): SpellChoice[] =>
  spell === 'Element Control'
    ? (['dry waters', 'mud', 'dry mud'] as const).map((change) => ({ spell, change }))
    : [{ spell }],
);

/** Every spell that may lie face down now. */
export const castable = (state: BloodState, side: Side): readonly SpellChoice[] =>
  EVERY_CHOICE.filter((choice) => checkSpell(state, side, choice).ok);

/** Every spell that this side's face-down card could be. */
export const spellsLeft = (state: BloodState, side: Side): readonly SpellChoice[] =>
  EVERY_CHOICE.filter((choice) => hasSpell(state, side, choice).ok);

/** BLD-MAG-02: what happened to a caster since his spell was laid down. */
export const committedBy = (state: BloodState, side: Side): Committed | undefined => {
  const card = state.spells[side];
  if (card === null || card.spell === null) return undefined;
  const caster = state.units[card.caster];
  if (caster === undefined) return { spell: card.spell, casterMoved: false, casterWasHit: true };
  const { pose } = standIn(state, caster);
  const isSame =
    pose?.x === card.at.x &&
    pose?.y === card.at.y &&
    pose?.heading === card.at.heading &&
    !caster.deeds.hasMoved;
  return { spell: card.spell, casterMoved: !isSame, casterWasHit: hitsLeft(caster) < card.hits };
};

/** BLD-R-59: mounts, and beasts that are animals. */
const isAnimal = ({ profile }: Unit): boolean => isMounted(profile) || modelOf(profile)?.isAnimal === true;

/** BLD-MAG-08: Orcs and Lizardmen of every kind; of their creatures only the evil ones; no machines. */
const isOfDarkness = (state: BloodState, { profile, side }: Unit): boolean => {
  const model = modelOf(profile);
  if (profile.class === 'EQUIPMENT') return false;
  if (model === undefined) return profile.race === 'orc' || profile.race === 'lizard';
  if (profile.class !== 'CREATURE') return false;
  return (model.alignment ?? alignmentOf(state.options, side)) === 'evil';
};

/** BLD-MAG-08: whom Sun Burst or Choking Mist strikes. */
export const isEligible = (state: BloodState, spell: Spell, unit: Unit): boolean => {
  if (spell === 'Sun Burst') return isAnimal(unit) || isOfDarkness(state, unit);
  if (spell === 'Choking Mist')
    return isAnimal(unit) || !(isFlyer(unit) || unit.profile.flags.includes('sk'));
  return spell === 'Whirlwind' && unit.isAirborne;
};

/** BLD-R-50. */
export const spellReach = ({ options }: BloodState): number => lengthAt(options.scale, SPELL_REACH);

/** BLD-R-50: enemies within 12 inches of the caster's stand at the reveal. */
export const stricken = (state: BloodState, side: Side, spell: Spell, caster: Unit): readonly string[] => {
  const reach = spellReach(state) ** 2;
  const at = bodyOf(state, standIn(state, caster));
  return presentUnits(state.units)
    .filter((unit) => unit.side !== side && isEligible(state, spell, unit))
    .filter((unit) => squareBetweenBodies(at, bodyOf(state, unit)) <= reach)
    .map(({ id }) => id);
};

/** BLD-R-57: a spell that works, from the next turn on. */
export const effectOf = (state: BloodState, side: Side): Effect | undefined => {
  const card = state.spells[side];
  const caster = card === null ? undefined : state.units[card.caster];
  if (card === null || card.spell === null || caster === undefined) return undefined;
  const turns = turnsOf(card.spell);
  return {
    spell: card.spell,
    by: side,
    change: card.change,
    from: state.turn + 1,
    until: turns === 'rest of the battle' ? null : state.turn + turns,
    strikes: stricken(state, side, card.spell, caster),
  };
};

const DRIED: readonly Piece['kind'][] = ['river', 'stream', 'lake', 'crossing'];

/** BLD-MAG-10, BLD-R-60: rivers, streams, lakes, bogs and swamps turn into Clear; a Key crossing still counts as Key. */
export const dried = (terrain: readonly Piece[]): readonly Piece[] =>
  terrain.flatMap((piece): Piece[] => {
    if (piece.kind === 'crossing' && piece.isKey) return [{ ...piece, isBridge: true }];
    return DRIED.includes(piece.kind) || piece.kind === 'rough' ? [] : [piece];
  });

/** BLD-MAG-10, BLD-R-60: mud that the enemy has not dried since. */
export const isMuddy = ({ effects, turn }: Pick<BloodState, 'effects' | 'turn'>): boolean =>
  effects.findLast(({ change, from }) => from <= turn && (change === 'mud' || change === 'dry mud'))
    ?.change === 'mud';

/** BLD-MAG-09. */
export const isWindy = (state: Pick<BloodState, 'effects' | 'turn'>): boolean =>
  isUnderSpell(state, 'Whirlwind');

/** BLD-R-61: a magic user uses either a spell or lightning, not both. */
export const hasCommitted = ({ spells }: BloodState, unit: Unit): boolean =>
  spells[unit.side]?.caster === unit.id;
