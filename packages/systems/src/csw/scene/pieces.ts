import { type Piece, say, type Waiting } from '@warmoot/kernel';
import { unitSubject } from '../engine/decisions.ts';
import { type Battle, boardIn, isLeader, isOnMap, typeOf } from '../state/state.ts';
import { isCharging, type Unit } from '../state/unit.ts';
import type { UnitType } from '../units/unitType.ts';
import { kindOf } from '../words/describe.ts';
import { symbolOf } from './symbols.ts';

/** Melee, Defence Class, movement; and, for those who shoot, `factor/range`. */
const figuresOf = ({ melee, defence, movement, missile, rangeInHexes }: UnitType): string[] => [
  `${melee}`,
  `${defence}`,
  `${movement}`,
  ...(missile > 0 ? [`${missile}/${rangeInHexes}`] : []),
];

const BADGES: readonly (readonly [badge: string, shows: (unit: Unit) => boolean])[] = [
  ['routed', ({ routed }) => routed],
  ['charging', isCharging],
  ['fired', ({ firedThisTurn }) => firedThisTurn],
  ['moved', ({ movedThisTurn }) => movedThisTurn],
  ['outOfCommand', ({ inCommand }) => !inCommand],
  ['undead', ({ undead }) => undead],
  ['dormant', ({ dormant }) => dormant],
  ['evaded', ({ evaded }) => evaded],
  ['scaled', ({ scaled }) => scaled],
  ['caltrops', ({ carriesCaltrops, working }) => carriesCaltrops || working !== null],
  ['mercenary', ({ company }) => company !== null],
  ['underground', ({ underground }) => underground],
];

/** The states of a counter. */
const badgesOf = (battle: Battle, unit: Unit): string[] => [
  ...(isLeader(battle, unit) ? ['leader'] : []),
  ...BADGES.filter(([, shows]) => shows(unit)).map(([badge]) => badge),
];

const shapeOf = ({ category }: UnitType): Pick<Piece, 'shape'> => {
  if (category === 'leader') return { shape: 'round' };
  return category === 'engine' ? { shape: 'cut' } : {};
};

/** A counter on the map or in a tray beside it. */
export type Counter = Omit<Piece, 'at'>;

const counterOf = (battle: Battle, unit: Unit): Counter => {
  const type = typeOf(battle, unit);
  return {
    id: unitSubject(unit.id),
    name: unit.name,
    kind: kindOf(unit.name),
    symbol: symbolOf(type),
    ...shapeOf(type),
    side: unit.side,
    ...(unit.routed || unit.underground || !isOnMap(unit) ? {} : { facing: unit.facing }), // CSW-MIN-02, CSW-FAC-07, CSW-TUN-08
    figures: figuresOf(type),
    ...(unit.hitsTaken > 0 && { hits: { taken: unit.hitsTaken, of: type.hits } }),
    badges: badgesOf(battle, unit),
  };
};

export const piecesOf = (battle: Battle): Piece[] => {
  const { grid } = boardIn(battle);
  return battle.units
    .filter(isOnMap)
    .map((unit) => ({ ...counterOf(battle, unit), at: grid.hexes[unit.cell] as Piece['at'] }));
};

/** Units beside the map: to be set up, to enter, or somewhere in an unknown tunnel. */
export const trayOf = (battle: Battle): Waiting[] =>
  battle.units
    .filter(({ status }) => status === 'toPlace' || status === 'toEnter' || status === 'underground')
    .map((unit) => ({ ...counterOf(battle, unit), waits: waitingText(unit) }));

const waitingText = ({ status, entryTurn }: Unit): string => {
  if (status === 'toEnter') return say`due on turn ${entryTurn}`;
  return status === 'toPlace' ? 'to be set up' : 'underground';
};
