import {
  afterIn,
  type Duel,
  type DuelAnswer,
  type Duellist,
  duellistOf,
  type Engaged,
  type FighterClass,
  foughtBy,
  type GameTerms,
  judgeDuel,
  judgeRemoval,
  type RemovalAnswer,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import type { MeleeSide } from './drafts.ts';

/** What is agreed where there is no roster. */
const LOOSE: GameTerms = { setting: 'HISTORICAL', command: 'ADVANCED', dice: 'NONE', scale: 15 };

export const termsOf = (terms: GameTerms | undefined): GameTerms => terms ?? LOOSE;

const classOf = (side: MeleeSide, unit: Unit | undefined): FighterClass =>
  unit === undefined ? side.quick.class : unit.profile.class;

const engagedOf = (side: MeleeSide): Engaged => ({
  inContact: side.inContact,
  overlaps: side.overlaps,
  isCharging: side.isCharging,
  movedForward: side.movedForward || side.isCharging,
  isOnItsFront: !side.isBehind,
  isWedge: side.isWedge,
  hasGeneral: side.hasGeneral,
  isInRough: side.isInRough,
  isInCover: side.isInCover,
  isInWater: side.isInWater,
  isUphill: side.isUphill,
  otherHalves: side.otherHalves,
  ...(side.die === undefined ? {} : { die: side.die }),
});

/** A side without a roster: only what is typed in. */
const quickDuellist = (side: MeleeSide): Duellist => {
  const { quick } = side;
  return {
    ...engagedOf(side),
    class: quick.class,
    race: quick.race,
    morale: quick.morale,
    melee: quick.melee,
    armour: quick.armour,
    lacksShield: !quick.hasShield && quick.melee !== 'LS',
    fighting: quick.castings,
    isDisrupted: side.isDisrupted,
    isRecoiled: side.isRecoiled,
    isImpaired: false,
    storedHalf: side.storedHalf,
    fireHits: 0,
    inflictedByFire: 0,
  };
};

const duellist = (
  side: MeleeSide,
  unit: Unit | undefined,
  enemy: FighterClass,
  { scale }: GameTerms,
): Duellist => {
  if (unit === undefined) return quickDuellist(side);
  const own = duellistOf(unit, engagedOf(side), enemy, scale);
  return {
    ...own,
    isDisrupted: own.isDisrupted || side.isDisrupted,
    isRecoiled: own.isRecoiled || side.isRecoiled,
  };
};

type Two<Thing> = readonly [Thing, Thing];

export const askMelee = (
  sides: Two<MeleeSide>,
  units: Two<Unit | undefined>,
  terms: GameTerms,
): DuelAnswer => {
  const duel: Duel = {
    setting: terms.setting,
    after: afterIn(terms),
    dice: terms.dice,
    sides: [
      duellist(sides[0], units[0], classOf(sides[1], units[1]), terms),
      duellist(sides[1], units[1], classOf(sides[0], units[0]), terms),
    ],
  };
  return judgeDuel(duel);
};

/** Which stands of a roster unit lose the castings (BLD-R-89). */
export const whereTheyFall = (
  side: MeleeSide,
  unit: Unit,
  enemy: { readonly side: MeleeSide; readonly unit: Unit | undefined },
  hits: number,
): RemovalAnswer => {
  const { fought, contact } = foughtBy(unit, engagedOf(side), classOf(enemy.side, enemy.unit));
  return judgeRemoval({
    stands: unit.stands,
    isModel: unit.profile.model !== null,
    hits,
    filesInContact: contact,
    fighting: fought,
  });
};

/** What the journal needs to take off the losses of one side. */
export const fallenOf = (
  side: MeleeSide,
  unit: Unit,
  enemy: { readonly side: MeleeSide; readonly unit: Unit | undefined },
) => foughtBy(unit, engagedOf(side), classOf(enemy.side, enemy.unit));
