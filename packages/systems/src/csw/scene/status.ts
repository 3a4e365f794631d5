import type { Fact } from '@warmoot/kernel';
import { whoDecides } from '../decider.ts';
import { listed, segmentName, segmentOf, sideName } from '../describe.ts';
import { SIDES, type Side } from '../setup.ts';
import { type Battle, typeOf, type Unit } from '../state.ts';
import { pointsText } from '../units/unitTypeOf.ts';

/** CSW-P-01: what is always to be seen. */
export const statusOf = (battle: Battle): Fact[] => [
  { label: 'Turn', value: `${Math.min(battle.turn, battle.setup.turns)} of ${battle.setup.turns}` },
  { label: 'Segment', value: segmentText(battle) },
  {
    label: 'Phasing',
    value: `${sideName(battle, battle.phasing)}${battle.phasing === battle.sideA ? ', Side A' : ', Side B'}`,
  },
  { label: 'To act', value: toActText(battle) },
  { label: 'Friendly edges', value: SIDES.map((side) => edgeText(battle, side)).join(', ') },
  ...SIDES.map((side) => ({ label: `${sideName(battle, side)} lost`, value: lossText(battle, side) })),
  { label: 'Victory', value: battle.setup.victory.text },
  ...optionFacts(battle),
];

const segmentText = (battle: Battle): string => {
  const segment = segmentOf(battle);
  return segment === 0 ? segmentName(battle.step) : `${segment}, ${segmentName(battle.step).toLowerCase()}`;
};

const toActText = (battle: Battle): string => {
  const side = whoDecides(battle);
  return side === null ? 'nobody' : sideName(battle, side);
};

const edgeText = (battle: Battle, side: Side): string =>
  `${sideName(battle, side)} ${battle.setup.sides[side].friendlyEdge}`;

const isLost = ({ status }: Unit): boolean =>
  status === 'eliminated' || status === 'late' || status === 'deserted';

/** Eliminated, with their points, of the roster; and those who fled the map, who count for nothing (CSW-ROU-07). */
const lossText = (battle: Battle, side: Side): string => {
  const roster = battle.units.filter(
    (unit) => unit.roster === side && typeOf(battle, unit).category !== 'riderless', // CSW-UNT-03
  );
  const lost = roster.filter((unit) => isLost(unit) || unit.side !== side);
  const points = lost.reduce((sum, unit) => sum + typeOf(battle, unit).halfPoints, 0);
  const fled = roster.filter(({ status }) => status === 'routedOff').length;
  const off = fled === 0 ? '' : `, ${fled} fled the map`;
  return `${lost.length} of ${roster.length} units, ${pointsText(points)} points${off}`;
};

const optionFacts = ({ setup }: Battle): Fact[] => {
  const options = setup.modules.map((module) => (module === 'night' ? `night, ${setup.sky}` : module));

  return options.length === 0 ? [] : [{ label: 'Options', value: listed(options) }];
};
