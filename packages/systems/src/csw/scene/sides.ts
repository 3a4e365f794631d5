import type { SideShown } from '@warmoot/kernel';
import { SIDES, type Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';

/** Peoples and armies take their article (`the Normans`, `the Papal army`); `Red` and `Gondor` do not. */
const TAKES_ARTICLE = /(s|sh|army|host|horde|folk)$/i;

export const spokenName = ({ setup }: Battle, side: Side): string => {
  const { name } = setup.sides[side];
  return TAKES_ARTICLE.test(name) ? `the ${name}` : name;
};

/** CSW-SET-02, CSW-R-52: both sides in their printed colours, and the edges they fight from. */
export const sidesOf = (battle: Battle): SideShown[] =>
  SIDES.map((side) => ({
    seat: side,
    name: battle.setup.sides[side].name,
    spoken: spokenName(battle, side),
    colour: side,
    edge: battle.setup.sides[side].friendlyEdge,
  }));
