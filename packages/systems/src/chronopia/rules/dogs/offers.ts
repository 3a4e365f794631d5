/** Which Dogs of War are on offer (CHR-DOW-01, CHR-R-154). */
import type { Dice, Roll } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import { draw, roll, type Tale } from '../../engine/tale.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Campaign, Dog } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { AWAY } from './keepDogs.ts';

const CHANCE = 30;
const MAX_OFFERED = 2;

const serving = (campaign: Campaign): Set<string> =>
  new Set(
    armiesOf(campaign).flatMap(({ heroes, bands }) => [
      ...bands.filter(({ hired }) => hired).map(({ profile }) => profile),
      ...heroes.map(({ profile }) => profile),
    ]),
  );

/** CHR-R-154: a band nobody has any more was destroyed; absent bands come back after a time; old offers lapse. */
const refreshed = (campaign: Campaign): Dog[] => {
  const inService = serving(campaign);
  return campaign.dogs.map((dog): Dog => {
    if (dog.state === 'hired' && !inService.has(dog.band))
      return { ...dog, state: 'away', until: campaign.turn + AWAY.destroyed, high: null };
    if (dog.state === 'away') return dog.until <= campaign.turn ? { ...dog, state: 'free' } : dog;
    return dog.state === 'offered' ? { ...dog, state: 'free', high: null } : dog;
  });
};

/** At most two, drawn from those available. */
const chosenFrom = (dice: Dice, willing: readonly Dog[]): { offered: Dog[]; rolls: Roll[] } => {
  let left = willing;
  const offered: Dog[] = [];
  const rolls: Roll[] = [];
  while (offered.length < MAX_OFFERED && left.length > 0) {
    if (left.length <= MAX_OFFERED - offered.length) return { offered: [...offered, ...left], rolls };
    const drawn = draw(dice, left, 'offer');
    rolls.push(...drawn.rolls);
    offered.push(drawn.chosen);
    left = left.filter((dog) => dog !== drawn.chosen);
  }
  return { offered, rolls };
};

const offerLine = (band: string): string => {
  const { name, minimumBid = 0 } = profileOf(band);
  return `For hire: ${name}. The minimum bid is ${counted(minimumBid, 'guilder')}.`;
};

export const offerDogs = (tale: Tale, dice: Dice): void => {
  const pool = refreshed(tale.state);
  const free = pool.filter(({ state }) => state === 'free');
  const tests = free.map(({ band }) => roll(dice, 100, `offer:${profileOf(band).name}`));
  const { offered, rolls } = chosenFrom(
    dice,
    free.filter((_, at) => tests[at]!.value <= CHANCE),
  );
  const dogs = pool.map((dog): Dog => (offered.includes(dog) ? { ...dog, state: 'offered' } : dog));
  tale.tell({
    type: 'dogsOffered',
    rules: ['CHR-DOW-01', 'CHR-R-154'],
    rolls: [...tests, ...rolls],
    about: { offered: offered.map(({ band }) => band) },
    change: { set: { dogs } },
    told: offered.map(({ band }) => ({ to: 'all', section: 'dogs', text: offerLine(band) })),
  });
};
