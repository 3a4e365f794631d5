import { useSignal } from '@preact/signals';
import type { BattleSheet, StrikeTarget } from '@warmoot/systems/citystates/sheets';
import type { Session } from '../../../match/play/session.ts';
import { give } from './sheet.ts';

/** Which Unit strikes and whom, until the strike is given. */
export interface Aim {
  readonly striker: number | undefined;
  readonly target: StrikeTarget | undefined;
  /** The targets of the striker. */
  readonly targets: readonly StrikeTarget[];
  readonly mayChoose: boolean;
  with(striker: number): void;
  at(target: StrikeTarget): void;
  strike(): void;
  /** The next target in the queue, or the one before. */
  step(by: 1 | -1): void;
}

const keyOf = ({ round, strikes, strike }: BattleSheet): string =>
  JSON.stringify([round, strikes.length, strike?.strikers ?? []]);

/** The advised strike until another is chosen (CST-PLY-03). */
export const useAim = (session: Session, sheet: BattleSheet): Aim => {
  const chosen = useSignal<{ key: string; striker?: number; target?: number }>({ key: '' });
  const key = keyOf(sheet);
  const own = chosen.value.key === key ? chosen.value : { key };
  const { strike } = sheet;
  const striker = own.striker ?? strike?.advised.striker;
  const targets = strike?.targets.filter((each) => each.striker === striker) ?? [];
  const wanted = own.target ?? (striker === strike?.advised.striker ? strike?.advised.target : undefined);
  const target = targets.find((each) => each.target === wanted) ?? targets[0];
  const at = ({ target: label }: StrikeTarget): void => {
    chosen.value = { key, ...(striker !== undefined && { striker }), target: label };
  };
  return {
    striker,
    target,
    targets,
    mayChoose: sheet.question === 'strike' && !session.isSending.value,
    with: (label) => {
      chosen.value = { key, striker: label };
    },
    at,
    strike: () => {
      if (target?.order) void give(session, target.order);
    },
    step: (by) => {
      const next = targets[((target ? targets.indexOf(target) : -1) + by + targets.length) % targets.length];
      if (next !== undefined) at(next);
    },
  };
};
