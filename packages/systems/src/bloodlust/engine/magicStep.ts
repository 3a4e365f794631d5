import { say } from '@warmoot/kernel';
import type { CommandOf } from '../orders/commands.ts';
import { spent, standIn } from '../rules/command/mayOrder.ts';
import { committedBy, dried, effectOf, magicUserOf } from '../rules/magic/cast.ts';
import { fateOf, type SpellFate } from '../rules/magic/reveal.ts';
import { otherSide, SIDES, type Side } from '../state/options.ts';
import { type BloodState, isUnderSpell, unitsOf } from '../state/state.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';
import { agreed, sideName } from '../words/names.ts';
import type { Tale } from './tale.ts';

/** BLD-MAG-13, BLD-R-57: a spell costs a control point of the turn in which it is laid down. */
export const afterSpell = (
  { options, spells }: BloodState,
  side: Side,
  control: BloodState['control'],
): BloodState['control'] => {
  const caster = spells[side]?.caster;
  if (options.command === 'BASIC' || caster === undefined || control[caster] === undefined) return control;
  return { ...control, [caster]: Math.max(0, (control[caster] ?? 0) - 1) };
};

/** BLD-SEQ-09, BLD-MAG-03: face down; the enemy sees that a spell lies there. */
export const laySpell = (tale: Tale, side: Side, { spell, change }: CommandOf<'spell'>): void => {
  const { state } = tale;
  const caster = magicUserOf(state, side) as Unit;
  const at = standIn(state, caster).pose as NonNullable<Unit['pose']>;
  tale.tell(
    'spellLaid',
    say`${caster.name} prepares ${spell}.`,
    ['BLD-SEQ-09', 'BLD-MAG-03'],
    {
      rest: {
        spells: {
          ...state.spells,
          [side]: { caster: caster.id, spell, change: change ?? null, at, hits: hitsLeft(caster) },
        },
        control: state.options.command === 'BASIC' ? state.control : spent(state, caster.id),
      },
    },
    { of: side, toOthers: say`The ${sideName(state.options, side)} place a spell face down.` },
  );
};

const FATES: Readonly<Record<SpellFate, string>> = {
  fizzles: 'the caster moved or was hit, so it fizzles',
  works: 'it works',
  nullified: 'it is nullified',
  wasted: 'it is wasted',
};

/** BLD-MAG-02, BLD-MAG-07, BLD-MAG-12, BLD-R-57: at the end of the turn both spells are turned face up. */
export const revealSpells = (tale: Tale): void => {
  const { state } = tale;
  const cards = { red: committedBy(state, 'red'), blue: committedBy(state, 'blue') };
  for (const side of SIDES) {
    const own = cards[side];
    if (own === undefined) continue;
    const fate = fateOf(own, cards[otherSide(side)]);
    const effect = fate === 'works' && own.spell !== 'Nullify' ? effectOf(state, side) : undefined;
    const used = tale.state.usedSpells;
    tale.tell(
      'spellRevealed',
      say`The ${sideName(state.options, side)} reveal ${own.spell}: ${FATES[fate]}.`,
      ['BLD-MAG-03', 'BLD-R-57', ...(fate === 'nullified' ? ['BLD-MAG-12'] : [])],
      {
        rest: {
          ...(fate === 'fizzles' ? {} : { usedSpells: { ...used, [side]: [...used[side], own.spell] } }),
          ...(effect === undefined ? {} : { effects: [...tale.state.effects, effect] }),
        },
      },
      { of: side, irrevocable: true },
    );
  }
  if (SIDES.some((side) => state.spells[side] !== null))
    tale.tell('spellRevealed', 'The spells are put away.', ['BLD-R-57'], {
      rest: { spells: { red: null, blue: null } },
    });
};

/** BLD-PLY-02, BLD-R-49: expired spells end; those revealed last turn begin. */
export const wakeSpells = (tale: Tale): void => {
  const { turn, effects } = tale.state;
  const kept = effects.filter(({ until }) => until === null || until >= turn);
  const struck = new Set(kept.filter(({ from }) => from === turn).flatMap(({ strikes }) => strikes));
  const restless = unitsOf(tale.state).some(({ id, isStricken }) => isStricken || struck.has(id));
  if (kept.length === effects.length && !restless && !kept.some(({ from }) => from === turn)) return;
  const isWind = isUnderSpell({ effects: kept, turn }, 'Whirlwind');
  const isDrying = kept.some(({ from, change }) => from === turn && change === 'dry waters');
  const units = Object.fromEntries(
    unitsOf(tale.state)
      .filter(({ id, isStricken, isAirborne }) => isStricken || struck.has(id) || (isWind && isAirborne))
      .map((unit) => [
        unit.id,
        { isStricken: struck.has(unit.id), ...(isWind ? { isAirborne: false } : {}) },
      ]),
  );
  tale.tell('enchanted', 'Spells take effect.', ['BLD-R-57', 'BLD-DIS-06', 'BLD-MAG-09', 'BLD-MAG-10'], {
    units,
    rest: { effects: kept, ...(isDrying ? { terrain: dried(tale.state.terrain) } : {}) },
  });
  for (const id of struck) {
    const unit = tale.state.units[id];
    if (unit === undefined) continue;
    tale.tell(
      'enchanted',
      agreed(unit, say`${unit.name} is Disrupted by a spell.`, say`${unit.name} are Disrupted by a spell.`),
      ['BLD-DIS-06', 'BLD-R-50'],
      {},
      { of: unit.side, kind: 'morale' },
    );
  }
};
