import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import type { CswOrder } from '../orders/orders.ts';
import { battle, bow, cavalry, foot, lightFoot, longBow } from '../testkit/drawn.ts';
import { play, playUntil } from '../testkit/testplay.ts';
import type { CswEvent } from './events.ts';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

test('[CSW-P-25] the same battle, order and dice give the same events, and do not change the battle', () => {
  const stage = battle({
    step: 'fireFirst',
    units: {
      bows: longBow('blue', '0508', 'N'),
      fallen: lightFoot('red', '0503', 'S'),
      shaken: lightFoot('red', '0503', 'S'),
      far: foot('red', '0901', 'S'),
    },
  });
  const fire: CswOrder = { type: 'fire', units: stage.ids('bows'), hex: '0503' };
  const [declared] = csw.decide(stage.battle, 'blue', fire, dice()) as [CswEvent];
  const before = frozen(csw.apply(stage.battle, declared));
  const decided = (...rolls: number[]) => csw.decide(before, 'blue', { type: 'done' }, dice(...rolls));
  expect(decided(3, 5, 4)).toEqual(decided(3, 5, 4));
  expect(decided(3, 5, 4)).not.toEqual(decided(3, 1, 1));
  expect(numbersIn(decided(3, 5, 4)).every(Number.isInteger)).toBe(true);
});

test('[CSW-P-23] [CSW-SKI-05] an evader has no zone until its own movement segment is over, retreats included', () => {
  const stage = battle({
    modules: ['skirmishers'],
    step: 'move',
    units: {
      evader: bow('blue', '0503', 'S', { evaded: true, heldBack: true }),
      rider: cavalry('blue', '0506', 'N', { charged: '0505', movedThisTurn: true, moveEnded: true }),
      charged: foot('red', '0505', 'S'),
    },
  });
  const checked = play(stage.battle, { type: 'done' }, 4, 4);
  expect(checked.questions).toMatchObject([
    { kind: 'retreat', choices: ['0404', '0504', '0604'].map(stage.cell) },
  ]);
  expect(stage.unit('evader', checked)).toMatchObject({ evaded: true, heldBack: true });
  const over = playUntil(checked, ({ step }) => step === 'fireFirst' || step === 'meleeFirst');
  expect(stage.unit('evader', over)).toMatchObject({ evaded: false, heldBack: false });
});
