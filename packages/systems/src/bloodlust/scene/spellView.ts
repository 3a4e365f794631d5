import type { Mark } from '@warmoot/kernel';
import type { ElementChange, Spell } from '../data/spells.ts';
import type { CommandOf } from '../orders/commands.ts';
import { standIn } from '../rules/command/mayOrder.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { checkSpell, EVERY_CHOICE, magicUserOf, spellReach, stricken } from '../rules/magic/cast.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { areaAround, areaOf } from './areas.ts';

/** A spell in the hand of a magic user. */
export interface SpellOption {
  readonly command: CommandOf<'spell'>;
  readonly rule: string;
  /** Why it cannot be laid down now, and by which clause. */
  readonly refused?: { readonly because: string; readonly rule: string };
  /** Whom it would strike from where the caster stands now. */
  readonly strikes: readonly string[];
}

const RULES: Readonly<Record<Spell, string>> = {
  'Sun Burst': 'BLD-MAG-08',
  'Choking Mist': 'BLD-MAG-08',
  Whirlwind: 'BLD-MAG-09',
  'Element Control': 'BLD-MAG-10',
  Invincibility: 'BLD-MAG-11',
  Nullify: 'BLD-MAG-12',
};

const optionOf = (
  state: BloodState,
  side: Side,
  choice: { spell: Spell; change?: ElementChange | undefined },
): SpellOption => {
  const caster = magicUserOf(state, side);
  const verdict = checkSpell(state, side, choice);
  return {
    command: { type: 'spell', ...choice },
    rule: RULES[choice.spell],
    ...(verdict.ok ? {} : { refused: { because: verdict.because, rule: verdict.rule } }),
    strikes: caster === undefined ? [] : stricken(state, side, choice.spell, caster),
  };
};

/** BLD-MAG-07, BLD-MAG-08: every spell of a side's alignment, those it can no longer cast with the reason. */
export const spellsOf = (state: BloodState, side: Side): readonly SpellOption[] =>
  EVERY_CHOICE.map((choice) => optionOf(state, side, choice)).filter(
    ({ refused }) => refused?.rule !== 'BLD-MAG-08',
  );

const REACHING: readonly Spell[] = ['Sun Burst', 'Choking Mist'];

/** BLD-R-50: how far a spell reaches, and whom it would strike. */
export const spellMarks = (state: BloodState, side: Side, spell: Spell): readonly Mark[] => {
  const caster = magicUserOf(state, side);
  if (caster === undefined) return [];
  const body = bodyOf(state, standIn(state, caster));
  const struck = stricken(state, side, spell, caster).flatMap((id) => state.units[id] ?? []);
  return [
    ...(REACHING.includes(spell)
      ? [{ kind: 'commandRange', places: [], areas: [areaAround(state, body, spellReach(state))] }]
      : []),
    ...(struck.length === 0
      ? []
      : [
          { kind: 'targetBody', places: [], areas: struck.map((unit) => areaOf(state, bodyOf(state, unit))) },
        ]),
  ];
};
