/** Whether this step may be taken; works on the true state and on a view (CHR-GRM-05, CHR-HID-25). */
import { permit, type Refusal, refuse, type Verdict } from '@warmoot/kernel';
import { TERRAIN } from '../../data/terrain.ts';
import type { Step } from '../../orders/orders.ts';
import { type Hex, isBelow, NOWHERE, neighbour, otherLayer, terrainAt } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { allowance, type Pace } from './allowance.ts';
import { checkBoatStep, isFerried } from './boats.ts';
import { hasEntrance, isUnknown, knowsEntrance, knowsFord } from './known.ts';
import { checkMarchWay } from './march.ts';
import type { Mover } from './mover.ts';
import { endsMovement, hasUnfriendlyUnit } from './passage.ts';
import { isRoadWay, sideBetween } from './roads.ts';

/** The action a step belongs to. */
export interface Stride {
  readonly pace: Pace;
  /** Requested with BOAT (CHR-R-50). At sea every step is by boat. */
  readonly boat?: boolean;
  /** Hexes left in this action, in order, without `from`. */
  readonly way?: readonly Hex[];
}

export interface StepTaken {
  readonly ok: true;
  readonly to: Hex;
  /** On board a ship after the step (CHR-R-51). */
  readonly afloat: boolean;
  /**
   * A landing ends the action (CHR-R-51), a closed city or an occupied tower ends all movement of the turn (CHR-R-48).
   */
  readonly ends: 'action' | 'turn' | null;
}

interface Asked {
  readonly campaign: Campaign;
  readonly mover: Mover;
  readonly from: Hex;
  readonly to: Hex;
  readonly boat: boolean;
  readonly pace: Pace;
  /** All hexes of the action, the start first and `to` last. */
  readonly way: readonly Hex[];
}

/** One wording for everything the empire may not know (CHR-HID-24). */
const BLOCKED = 'the way is blocked';

const isLayerChange = ({ campaign: { ground }, from, to }: Asked): boolean =>
  isBelow(ground, from) !== isBelow(ground, to);

/** CHR-MAP-05, CHR-UND-13, CHR-R-68 */
const byEntrance = (asked: Asked): Verdict => {
  const { campaign, mover, from, way } = asked;
  if (!isLayerChange(asked)) return permit;
  if (!hasEntrance(campaign, from) || !knowsEntrance(campaign, mover.owner, from))
    return refuse('CHR-R-68', 'no entrance to the underground is known there');
  const below = way.slice(0, -1).map((hex) => isBelow(campaign.ground, hex));
  return below.some((layer) => layer !== below.at(-1))
    ? refuse('CHR-R-68', 'it has already changed layers in this action')
    : permit;
};

/** CHR-ARM-12, CHR-BOT-08, CHR-R-45: hexes count, not hexsides; one hex more if all the way, this step included, is on connected road. */
const withinAllowance = ({ campaign, mover, pace, boat, way }: Asked): Verdict => {
  const taken = way.length - 1;
  if (taken <= allowance(mover, pace, { boat })) return permit;
  return taken <= allowance(mover, pace, { boat, road: true }) && isRoadWay(campaign, way)
    ? permit
    : refuse('CHR-ARM-12', 'it can go no further in this action');
};

/** CHR-TER-02, -18 and solid rock. Unknown ground is reported only as a blocked way. */
const ontoPassableGround = ({ campaign, mover, to, boat }: Asked): Verdict => {
  const { name, land, flyers } = TERRAIN[terrainAt(campaign.ground, to)];
  const open = boat ? land !== 'no' : mover.class === 'FLYER' ? flyers : land === 'yes';
  if (open) return permit;
  if (isUnknown(campaign, mover.owner, to)) return refuse('CHR-TER-01', BLOCKED);
  if (land === 'ships') return refuse('CHR-TER-18', 'only ships (BOAT) and flyers can cross water');
  return refuse(land === 'no' && flyers ? 'CHR-TER-02' : 'CHR-TER-01', `it cannot enter ${name}`);
};

/** CHR-TER-21, CHR-UND-03: one unexplored hex per action. */
const oneUnknownHex = ({ campaign, mover, way }: Asked): Verdict =>
  way.slice(1).filter((hex) => isUnknown(campaign, mover.owner, hex)).length > 1
    ? refuse('CHR-TER-21', 'only one unexplored hex can be entered in an action')
    : permit;

/** CHR-BOT-02: boats do not March. */
const withoutBan = ({ campaign, mover, pace, boat, way }: Asked): Verdict => {
  if (pace === 'move') return permit;
  return boat ? refuse('CHR-BOT-02', 'boats cannot March') : checkMarchWay(campaign, mover, way);
};

/** CHR-TER-10, CHR-SPT-01, CHR-STR-03, CHR-BOT-01: bridge, ford, or a river of its own; along the bank everybody walks (CHR-BOT-04), flyers cross anywhere (CHR-BOT-13). */
const overRivers = ({ campaign, mover, from, to, boat }: Asked): Verdict => {
  if (boat) return checkBoatStep(campaign, mover, from, to);
  if (mover.class === 'FLYER') return permit;
  const side = sideBetween(campaign, from, to) ?? -1;
  const water = campaign.rivers[side];
  const crosses =
    water === undefined ||
    water === 'bridge' ||
    (water === 'ford' && knowsFord(campaign, mover.owner, side)) ||
    isFerried(campaign, mover, side);
  return crosses
    ? permit
    : refuse(
        'CHR-TER-10',
        'a river is in the way, with neither a bridge nor a known ford, and no city of yours controls it',
      );
};

/** CHR-BRK-04 */
const notAmongUnfriendly = ({ campaign, mover, to }: Asked): Verdict =>
  mover.broken && hasUnfriendlyUnit(campaign, mover.owner, to) ? refuse('CHR-BRK-04', BLOCKED) : permit;

const CLAUSES = [
  byEntrance,
  withinAllowance,
  ontoPassableGround,
  oneUnknownHex,
  withoutBan,
  overRivers,
  notAmongUnfriendly,
];

const NO_WAY: readonly Hex[] = [];

/** Where a step leads, legal or not; NOWHERE beyond the edge. */
export const targetOf = ({ ground }: Campaign, from: Hex, step: Step): Hex => {
  if (typeof step === 'number') return neighbour(ground, from, step);
  return (step === 'U') === isBelow(ground, from) ? otherLayer(ground, from) : NOWHERE;
};

const takenTo = ({ campaign, mover, from, to, boat }: Asked): StepTaken => {
  const atSea = terrainAt(campaign.ground, to) === 'water';
  const landed = boat && !atSea && terrainAt(campaign.ground, from) === 'water';
  const ends = endsMovement(campaign, mover.owner, to) ? 'turn' : landed ? 'action' : null;
  return { ok: true, to, afloat: boat && atSea, ends };
};

/** In rulebook order: the player reads the first refusal. A refused step ends the action (CHR-R-43). */
export const checkStep = (
  campaign: Campaign,
  mover: Mover,
  from: Hex,
  step: Step,
  { pace, boat = false, way = NO_WAY }: Stride,
): StepTaken | Refusal => {
  const to = targetOf(campaign, from, step);
  if (to === NOWHERE) return refuse('CHR-MAP-03', 'the map ends there');
  const asked: Asked = {
    campaign,
    mover,
    from,
    to,
    boat: boat || (mover.afloat && terrainAt(campaign.ground, from) === 'water'),
    pace,
    way: [...way, from, to],
  };
  for (const clause of CLAUSES) {
    const verdict = clause(asked);
    if (!verdict.ok) return verdict;
  }
  return takenTo(asked);
};
