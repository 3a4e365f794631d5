/** Wounds an army must take without a fight (CHR-WND-04..06, CHR-R-123). */
import { type Band, type Force, type Hero, type Loss, makeOf } from '../../state/force.ts';
import { folded } from '../../state/readers.ts';
import { pvOfHero } from './points.ts';
import { linesOf } from './troops.ts';

interface WoundsTaken {
  readonly force: Force;
  readonly losses: readonly Omit<Loss, 'turn'>[];
  /** Individuals who died of it. */
  readonly dead: readonly Hero[];
  /** No model was left that may take them. */
  readonly voidWounds: number;
}

interface Rank {
  readonly band: Band;
  readonly type: string;
  readonly name: string;
  readonly W: number;
  readonly cost: number;
  alive: number;
}
interface Body {
  readonly hero: Hero;
  wounds: number;
}
interface Allocation {
  readonly ranks: readonly Rank[];
  readonly bodies: readonly Body[];
  left: number;
}

/** CHR-R-123: the cheapest points for a wound first; among equals by CHR-AUT-03, band after band. */
const ranksOf = ({ bands }: Force): Rank[] =>
  bands
    .flatMap((band) =>
      linesOf(band).map(({ model: { type, name, W, cost }, count }) => ({
        band,
        type,
        name,
        W,
        cost,
        alive: count,
      })),
    )
    .sort((a, b) => a.cost * b.W - b.cost * a.W);

/** CHR-R-123: the cheapest individual first, the commander last. */
const bodiesOf = ({ heroes }: Force, commander: number | null): Body[] =>
  [...heroes]
    .sort(
      (a, b) =>
        Number(a.id === commander) - Number(b.id === commander) || pvOfHero(a) - pvOfHero(b) || a.id - b.id,
    )
    .map((hero) => ({ hero, wounds: hero.wounds }));

/** CHR-WND-06: a warband model either dies or is unharmed. */
const strikeRank = (allocation: Allocation, rank: Rank, most = rank.alive): void => {
  const dead = Math.min(rank.alive, most, Math.floor(allocation.left / rank.W));
  rank.alive -= dead;
  allocation.left -= dead * rank.W;
};
/** CHR-WND-05: the chosen individual takes wounds until he is dead or none remain. */
const strikeBody = (allocation: Allocation, body: Body): void => {
  const taken = Math.min(body.wounds, allocation.left);
  body.wounds -= taken;
  allocation.left -= taken;
};

const strikeNamed = (allocation: Allocation, wanted: string, most: number): void => {
  let open = most;
  for (const rank of allocation.ranks)
    if ([rank.band.profile, rank.name, `${rank.band.profile} ${rank.type}`].map(folded).includes(wanted)) {
      const before = rank.alive;
      strikeRank(allocation, rank, open);
      open -= before - rank.alive;
    }
};

/** A word of the owner's list: `3x fb-swordsmen`, `fb-levy`, or the name of an individual. */
const strikeRef = (allocation: Allocation, ref: string): void => {
  const [, number, name] = ref.match(/^(?:(\d+)\s*x\s+)?(.+)$/i) ?? [];
  const wanted = folded(name ?? '');
  const body = allocation.bodies.find(({ hero }) => [hero.name, hero.profile].map(folded).includes(wanted));
  if (body === undefined) strikeNamed(allocation, wanted, Number(number ?? Number.MAX_SAFE_INTEGER));
  else strikeBody(allocation, body);
};

const strikeByDefault = (allocation: Allocation): void => {
  for (const rank of allocation.ranks) strikeRank(allocation, rank);
  for (const body of allocation.bodies) strikeBody(allocation, body);
};

const survivingBands = ({ bands }: Force, ranks: readonly Rank[]): Band[] =>
  bands.flatMap((band) => {
    const alive = ranks.filter((rank) => rank.band === band && rank.alive > 0);
    if (alive.length === 0) return [];
    const models = Object.fromEntries(alive.map(({ type, alive: count }) => [type, count]));
    return [
      ranks.some((rank) => rank.band === band && rank.alive !== band.models[rank.type])
        ? { ...band, models }
        : band,
    ];
  });

const survivingHeroes = ({ heroes }: Force, bodies: readonly Body[]): Hero[] =>
  heroes.flatMap((hero) => {
    const { wounds } = bodies.find((body) => body.hero === hero)!;
    if (wounds === 0 && hero.wounds > 0) return [];
    return [wounds === hero.wounds ? hero : { ...hero, wounds }];
  });

const lossesOf = (ranks: readonly Rank[], dead: readonly Hero[]): Omit<Loss, 'turn'>[] => [
  ...ranks.flatMap(({ band, type, alive }) => {
    const count = (band.models[type] ?? 0) - alive;
    return count > 0 ? [{ ...makeOf(band), of: band.of, type, count, band: band.id }] : [];
  }),
  ...dead.map((hero) => ({ ...makeOf(hero), of: hero.of, type: 'individual', count: 1 })),
];

/** The owner's list is followed as far as the limits allow; the rest follows the default (CHR-R-123). */
export const takeWounds = (
  force: Force,
  wounds: number,
  list: readonly string[] = [],
  commander: number | null = null,
): WoundsTaken => {
  const allocation: Allocation = { ranks: ranksOf(force), bodies: bodiesOf(force, commander), left: wounds };
  for (const ref of list) strikeRef(allocation, ref);
  strikeByDefault(allocation);
  const { ranks, bodies, left } = allocation;
  const dead = bodies.filter((body) => body.wounds === 0 && body.hero.wounds > 0).map(({ hero }) => hero);
  return {
    force: { heroes: survivingHeroes(force, bodies), bands: survivingBands(force, ranks) },
    losses: lossesOf(ranks, dead),
    dead,
    voidWounds: left,
  };
};
