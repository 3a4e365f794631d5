/** Declarations and bids of a computer empire: few declarations, kept by honour (CHR-CPU-02, CHR-CPU-04). */
import type { Dice } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Stance } from '../orders/orders.ts';
import { checkDeclare } from '../rules/deals/declarations.ts';
import { checkBid, lowestBid } from '../rules/dogs/bidding.ts';
import { distance } from '../state/ground.ts';
import { citiesOf, playersIn, stanceOf } from '../state/readers.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { type Character, characterOf } from './character.ts';
import { upkeepOf } from './draft.ts';
import type { Strength } from './strength.ts';

interface Envoy {
  readonly view: Campaign;
  readonly me: EmpireId;
  readonly character: Character;
  readonly strength: Strength;
  readonly chance: (sides: number) => number;
}

/** No empire farther away than this is worth a war. */
const OUT_OF_REACH = 14;

const nearness = (view: Campaign, me: EmpireId, other: EmpireId): number => {
  const mine = citiesOf(view, me);
  return Math.min(
    ...citiesOf(view, other).flatMap(({ at }) => mine.map((city) => distance(view.ground, at, city.at))),
    99,
  );
};

/** Empires at war with it, besides us: declarations are public (CHR-ALL-02). */
const attackersOf = ({ view, me }: Envoy, other: EmpireId): number =>
  playersIn(view).filter(({ id }) => id !== me && id !== other && stanceOf(view, id, other) === 'At War')
    .length;

/** The lower, the likelier a war: near and weak, at war with us already or with others. */
const costOfWar = (envoy: Envoy, other: EmpireId): number => {
  const { view, me } = envoy;
  const grudge = stanceOf(view, other, me) === 'At War' ? 8 : 0;
  const sizes = citiesOf(view, other).length - citiesOf(view, me).length;
  return 2 * nearness(view, me, other) + 2 * sizes - grudge - 3 * attackersOf(envoy, other);
};

/** Its neighbours, the easiest prey first. */
const neighboursOf = (envoy: Envoy): EmpireId[] =>
  playersIn(envoy.view)
    .filter(({ id }) => id !== envoy.me && nearness(envoy.view, envoy.me, id) <= OUT_OF_REACH)
    .map(({ id }) => ({ id, cost: costOfWar(envoy, id) }))
    .sort((a, b) => a.cost - b.cost || a.id - b.id)
    .map(({ id }) => id);

const isAtPeace = ({ view, me }: Envoy, other: EmpireId): boolean =>
  stanceOf(view, me, other) === 'Friendly' && ['Friendly', 'Allied'].includes(stanceOf(view, other, me));

/** Turns without a conquest after which a front is frozen. */
const PATIENCE = 10;

/** It is at war, and has taken nothing for long. */
const isFrozen = ({ view, me, strength }: Envoy): boolean =>
  strength.isSkilled &&
  view.turn > 2 * PATIENCE &&
  !citiesOf(view, me).some(({ conquered }) => conquered !== null);

/** Its one enemy of choice: the first neighbour it has no truce with; behind a frozen front, another one for a while. */
const rivalOf = (envoy: Envoy): EmpireId | undefined => {
  const neighbours = neighboursOf(envoy);
  const open = neighbours.filter((id) => !isAtPeace(envoy, id));
  const choice = open.length > 0 ? open : neighbours.slice(0, 1);
  const turn = isFrozen(envoy) ? Math.floor(envoy.view.turn / PATIENCE) : 0;
  return choice[turn % Math.max(1, Math.min(2, choice.length))];
};

/** An empire that is much larger than its enemies can fight another beside them. */
const canAffordMore = ({ view, me, strength }: Envoy): boolean => {
  const enemies = playersIn(view).filter(({ id }) => id !== me && stanceOf(view, me, id) === 'At War');
  const theirs = enemies.reduce((sum, { id }) => sum + citiesOf(view, id).length, 0);
  return strength.isSkilled && citiesOf(view, me).length >= 2 * theirs;
};

/** With two empires left there is nobody to make peace for. */
const isLastDuel = ({ view }: Envoy): boolean => playersIn(view).length === 2;

const warsOf = ({ view, me }: Envoy): number =>
  playersIn(view).filter(({ id }) => id !== me && stanceOf(view, id, me) === 'At War').length;

/** It has lost more than it won, or has more wars than it can fight (CHR-CPU-04). */
const isTiredOf = (envoy: Envoy, other: EmpireId): boolean => {
  const { view, me, character } = envoy;
  const isWeaker = 3 * citiesOf(view, me).length < 2 * citiesOf(view, other).length;
  if (isLastDuel(envoy)) return false;
  const isMany = warsOf(envoy) > 1 && other !== rivalOf(envoy);
  return (isWeaker || isMany) && envoy.chance(30) <= character.caution;
};

/** Without any war it attacks its first neighbour; the bolder and less honourable, the sooner. */
const breaksFaith = (envoy: Envoy): boolean => {
  const { view, me, character, chance } = envoy;
  const isIdle =
    canAffordMore(envoy) ||
    playersIn(view).every(({ id }) => id === me || stanceOf(view, me, id) !== 'At War');
  return isIdle && chance(30) <= character.aggression + 5 - Math.floor(character.honour / 2);
};

/** It accepts a neighbour's offer if it is tired of war or has enough other wars. */
const answerToTruce = (envoy: Envoy, other: EmpireId): Stance => {
  const { view, me, character } = envoy;
  const ours = stanceOf(view, me, other);
  if (ours === 'Friendly') return rivalOf(envoy) === other && breaksFaith(envoy) ? 'At War' : 'Friendly';
  if (!neighboursOf(envoy).slice(0, 3).includes(other))
    return envoy.chance(20) <= character.honour + character.trade ? 'Friendly' : ours;
  const isBusy = warsOf(envoy) > 0 && rivalOf(envoy) !== other;
  return isTiredOf(envoy, other) || (isBusy && envoy.chance(40) <= character.trade) ? 'Friendly' : ours;
};

/** Truces are offered to distant empires; near ones are left alone until their turn comes. */
const stanceToward = (envoy: Envoy, other: EmpireId): Stance => {
  const { view, me, character } = envoy;
  const theirs = stanceOf(view, other, me);
  const isRival = rivalOf(envoy) === other;
  if (isLastDuel(envoy)) return 'At War';
  if (theirs === 'At War') return isTiredOf(envoy, other) ? 'Friendly' : 'At War';
  if (theirs === 'Friendly' || theirs === 'Allied') {
    const answer = answerToTruce(envoy, other);
    if (answer === 'Friendly' || !isRival) return answer;
  }
  if (isRival && view.turn > 8 - Math.floor(character.aggression / 2)) return 'At War';
  const isNeighbour = neighboursOf(envoy).slice(0, 3).includes(other);
  return view.turn > 3 && !isNeighbour && character.honour + character.trade > 9 ? 'Friendly' : 'Neutral';
};

const declarations = (envoy: Envoy): CampaignCommand | undefined => {
  const { view, me } = envoy;
  for (const { id } of playersIn(view)) {
    if (id === me || view.empires[me]!.changed.includes(id)) continue;
    const stance = stanceToward(envoy, id);
    if (stance !== stanceOf(view, me, id) && checkDeclare(view, me, id, stance).ok)
      return { type: 'declare', empire: id, stance };
  }
  return undefined;
};

/** As much as it can spare; more if it values trade. */
const bids = ({ view, me, character }: Envoy): CampaignCommand | undefined => {
  const free = view.empires[me]!.treasury - upkeepOf(view, me);
  const most = Math.max(300 + 20 * character.trade, Math.floor((free * character.trade) / 40));
  for (const { band, state, high } of view.dogs) {
    if (state !== 'offered' || high?.empire === me) continue;
    const guilders = high === null ? lowestBid(view, band) : Math.ceil((high.guilders * 11) / 10);
    if (guilders * 2 <= free && guilders <= most && checkBid(view, me, band, guilders).ok)
      return { type: 'bid', band, guilders };
  }
  return undefined;
};

export const negotiate = (view: Campaign, me: EmpireId, strength: Strength, dice: Dice): CampaignCommand => {
  const empire = view.empires[me]!;
  const envoy: Envoy = {
    view,
    me,
    character: characterOf(empire, strength.character),
    strength,
    chance: (sides) => dice.roll(sides, `cpu:${empire.name}:${view.turn}`),
  };
  return declarations(envoy) ?? bids(envoy) ?? { type: 'ready' };
};
