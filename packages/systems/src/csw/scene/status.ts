import { type StandingFact, say, type TrackFact } from '@warmoot/kernel';
import { whoDecides } from '../engine/decider.ts';
import { halfPointsLost, musterOf } from '../rules/victory/counts.ts';
import { type Standing, standing } from '../rules/victory/victory.ts';
import { enemyOf, type Module, SIDES, type Side, type Sky } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { pointsInWords } from '../units/unitType.ts';
import {
  listed,
  nameWithArticle,
  numbered,
  SEGMENT_NAMES,
  segmentName,
  segmentOf,
  sideName,
} from '../words/describe.ts';

/** CSW-P-01: what is always shown. */
export const statusOf = (battle: Battle): StandingFact[] => [
  turnFact(battle),
  { label: 'Segment', value: segmentText(battle), is: trackOf(battle) },
  { label: 'Active side', value: phasingText(battle) },
  { label: 'To act', value: toActText(battle) },
  ...withdrawalFact(battle),
  { label: 'Friendly edges', value: SIDES.map((side) => edgeText(battle, side)).join(', ') },
  ...SIDES.map((side) => lossFact(battle, side)),
  { label: 'Victory', value: battle.setup.victory.text },
  ...standing(battle).map((each) => standingFact(battle, each)),
  ...optionFacts(battle),
];

/** CSW-HOV-03 */
const withdrawalFact = (battle: Battle): StandingFact[] => {
  const side = battle.handOver?.withdrawal?.side;
  return side === undefined ? [] : [{ label: 'Withdrawing', value: sideName(battle, side) }];
};

const turnFact = ({ turn, setup }: Battle): StandingFact => {
  const now = Math.min(turn, setup.turns);
  return {
    label: 'Turn',
    value: say`${now} of ${setup.turns}`,
    is: { kind: 'turn', turn: now, of: setup.turns },
  };
};

/** The symbols that stand for the six segments of a half. */
const SEGMENT_SYMBOLS = ['banner', 'arrow', 'bow', 'heart', 'swords', 'heart'] as const;

/** CSW-SEQ-01: six segments for each side, Side A first. */
const trackOf = (battle: Battle): TrackFact => {
  const sides: readonly Side[] = [battle.sideA, enemyOf(battle.sideA)];
  const steps = sides.flatMap((side) =>
    SEGMENT_SYMBOLS.map((symbol, at) => ({ name: SEGMENT_NAMES[at + 1] as string, symbol, side })),
  );
  const segment = segmentOf(battle);
  return { kind: 'track', steps, ...(segment > 0 && { at: segment - 1 }) };
};

const lossFact = (battle: Battle, side: Side): StandingFact => ({
  label: say`${sideName(battle, side)} lost`,
  value: lossText(battle, side),
  is: { kind: 'losses', side, units: musterOf(battle, side).eliminated },
});

const segmentText = (battle: Battle): string => {
  const segment = segmentOf(battle);
  return segment === 0
    ? segmentName(battle.step)
    : say`${segment}, ${segmentName(battle.step).toLowerCase()}`;
};

/** CSW-SET-03: there is no Side A until the home side has chosen. */
const phasingText = (battle: Battle): string => {
  if (battle.step === 'chooseSideA') return 'to be chosen';
  const name = sideName(battle, battle.phasing);
  return battle.phasing === battle.sideA ? say`${name}, Side A` : say`${name}, Side B`;
};

const toActText = (battle: Battle): string => {
  const side = whoDecides(battle);
  return side === null ? 'nobody' : sideName(battle, side);
};

const edgeText = (battle: Battle, side: Side): string =>
  say`${sideName(battle, side)} ${battle.setup.sides[side].friendlyEdge}`;

/** Units that fled the map count as neither lost nor present (CSW-ROU-07). */
const lossText = (battle: Battle, side: Side): string => {
  const { began, eliminated, routedOff } = musterOf(battle, side);
  const lost = say`${eliminated} of ${numbered(began, 'unit')}, ${pointsInWords(halfPointsLost(battle, side))}`;
  return routedOff === 0 ? lost : say`${lost}, ${routedOff} fled the map`;
};

const standingFact = (battle: Battle, { side, text, holds }: Standing): StandingFact => ({
  label: holds ? say`For ${nameWithArticle(battle, side)} (met)` : say`For ${nameWithArticle(battle, side)}`,
  value: text,
});

/** Splits camel case: `opportunityFire` becomes `opportunity fire`. Night also names the sky (CSW-NGT-01). */
const optionText = (module: Module, sky: Sky): string =>
  module === 'night'
    ? say`night under ${SKIES[sky]}`
    : module.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const SKIES: Readonly<Record<Sky, string>> = {
  overcast: 'an overcast sky',
  'no moon': 'a clear, moonless sky',
  'half moon': 'a half moon',
  'full moon': 'a full moon',
};

const optionFacts = ({ setup }: Battle): StandingFact[] => {
  const options = setup.modules.map((module) => optionText(module, setup.sky));
  return options.length === 0 ? [] : [{ label: 'Options', value: listed(options) }];
};
