import { say } from '@warmoot/kernel';
import { constructionAt } from '../rules/combat/defence.ts';
import { barToMelee, mostPointsInMelee } from '../rules/melee/attackClauses.ts';
import { constructionState, controllerOf } from '../rules/siege/control.ts';
import { areOneType, MAX_POINTS, pointsOf } from '../rules/stacking/stacks.ts';
import { elevationAt, groundAt } from '../rules/terrain/ground.ts';
import { unitsAt } from '../state/occupancy.ts';
import { type Battle, isLeader, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { hexName, namesOf, sideName } from '../words/describe.ts';
import { groundInWords } from '../words/ground.ts';
import type { Card, CardFact } from './cards.ts';

/** CSW-P-08: everything about a hex: its units and its ground. */
export const hexCard = (battle: Battle, cell: number): Card => {
  const units = unitsAt(battle, cell);
  return {
    title: hexName(battle, cell),
    facts: [
      ...(units.length > 0 ? stackFacts(battle, units) : []),
      ...groundFacts(battle, cell),
      ...workFacts(battle, cell),
    ],
  };
};

/** The points that could attack; routed units and others that never attack do not count. */
const pointsAble = (battle: Battle, units: readonly Unit[]): number =>
  pointsOf(
    battle,
    units.filter((unit) => barToMelee(battle, unit).ok),
  );

const stackFacts = (battle: Battle, units: readonly Unit[]): CardFact[] => {
  const most = Math.max(4, ...units.map((unit) => mostPointsInMelee(battle, unit)));
  const able = Math.min(pointsAble(battle, units), most);
  const leaders = units.filter((unit) => isLeader(battle, unit)).map(({ id }) => id);
  const hurt = units.filter(({ hitsTaken }) => hitsTaken > 0);
  return [
    {
      label: 'Stacking',
      value: say`${pointsOf(battle, units)} of ${MAX_POINTS} points`,
      rules: ['CSW-STK-03'],
    },
    { label: 'Can fight', value: say`${able} of ${most} points`, rules: ['CSW-STK-05'] },
    ...(areOneType(battle, units)
      ? []
      : [{ label: 'Mixed', value: 'units of several types', rules: ['CSW-STK-01'] }]),
    ...(leaders.length > 0 ? [{ label: 'Leaders', value: namesOf(battle, leaders) }] : []),
    ...(hurt.length > 0
      ? [{ label: 'Hits', value: hurt.map((unit) => hitsText(battle, unit)).join(', ') }]
      : []),
  ];
};

const hitsText = (battle: Battle, unit: Unit): string =>
  say`${unit.name} ${unit.hitsTaken} of ${typeOf(battle, unit).hits}`;

/** CSW-GAT-03: an open gate is clear ground but still a gate. */
const terrainText = (battle: Battle, cell: number): string => {
  const { terrain, water } = battle.setup.field;
  const ground = groundAt(battle, cell);
  if (ground === 'impassable') return groundInWords(ground, water[cell]);
  const word = ground === 'clear' && terrain[cell] === 'gate' ? 'open gate' : groundInWords(ground);
  return water[cell] ? say`${word}, ${water[cell]}` : word;
};

/** `0505, wall, 1 of 3 hits taken`: where a unit stands, in one line. */
export const placeText = (battle: Battle, cell: number): string => {
  const work = constructionAt(battle, cell);
  const hits = work && say`${constructionState(battle, cell).hitsTaken} of ${work.hits} hits taken`;
  const within = battle.setup.field.within[cell];
  return [hexName(battle, cell), say`${terrainText(battle, cell)}`, within && say`${within} the walls`, hits]
    .filter(Boolean)
    .join(', ');
};

const groundFacts = (battle: Battle, cell: number): CardFact[] => {
  const within = battle.setup.field.within[cell] ?? null;
  return [
    { label: 'Terrain', value: terrainText(battle, cell) },
    { label: 'Height', value: `${elevationAt(battle, cell)}` },
    ...(within === null ? [] : [{ label: 'Walls', value: say`${within} the walls`, rules: ['CSW-WAL-02'] }]),
  ];
};

/** CSW-WAL-10, CSW-TOW-02, CSW-GAT-02: a construction's remaining hits and its owner. */
const workFacts = (battle: Battle, cell: number): CardFact[] => {
  const work = constructionAt(battle, cell);
  const terrain = battle.setup.field.terrain[cell];
  const holder = controllerOf(battle, cell);
  const { hitsTaken, destroyed } = constructionState(battle, cell);
  return [
    ...(work === undefined
      ? []
      : [
          {
            label: 'Construction',
            value: say`Defence Class ${work.defence}, ${hitsTaken} of ${work.hits} hits taken`,
            rules: ['CSW-WAL-10'],
          },
        ]),
    ...((terrain === 'tower' || terrain === 'gate') && !destroyed && holder !== null
      ? [
          {
            label: 'Controlled by',
            value: sideName(battle, holder),
            rules: [terrain === 'tower' ? 'CSW-TOW-02' : 'CSW-GAT-02'],
          },
        ]
      : []),
  ];
};
