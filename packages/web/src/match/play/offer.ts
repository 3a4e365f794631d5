import {
  type AnySystem,
  type Choice,
  type Drill,
  type GameCommand,
  type Place,
  placeKey,
  type Seat,
} from '@warmoot/kernel';

/** A permitted command, with its choice. */
export interface Offer extends Choice {
  readonly command: GameCommand;
  /** Commands given after the first, if several belong together. */
  readonly then?: readonly GameCommand[];
  /** The paths of all pieces that take part. */
  readonly ways?: readonly (readonly Place[])[];
  readonly says?: string;
}

export const offerOfDrill = ({ choice, says, ways, commands }: Drill<GameCommand>): Offer | undefined => {
  const [command, ...then] = commands;
  return command && { ...choice, command, then, ways, says };
};

/** Every command of an offer, in order. */
export const commandsOf = ({ command, then = [] }: Offer): GameCommand[] => [command, ...then];

export const offerOf = (system: AnySystem, view: unknown, seat: Seat, command: GameCommand): Offer => ({
  ...system.choice(view, seat, command),
  command,
});

export const isStrike = (offer: Offer | null | undefined): offer is Offer =>
  !!offer && offer.strikes.length > 0;

/** A path that ends where it began: permitted, but not worth offering. */
export const comesBack = ({ place, way }: Offer, from: Place | undefined): boolean =>
  way.length > 1 && place !== undefined && from !== undefined && placeKey(place) === placeKey(from);

export const sameOffer = (a: Offer | null | undefined, b: Offer | null | undefined): boolean =>
  a === b || (!!a && !!b && JSON.stringify(commandsOf(a)) === JSON.stringify(commandsOf(b)));

/** Each once, in the order found. */
export const distinct = (offers: readonly Offer[]): Offer[] => {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const key = JSON.stringify(offer.command);
    if (!found.has(key)) found.set(key, offer);
  }
  return [...found.values()];
};

/** The first of several choices that differ only in facing: arrows on the hex turn the pieces afterwards. */
export const firstFacings = (offers: readonly Offer[]): Offer[] => {
  const seen = new Set<string>();
  return offers.filter(({ faces, verb, actors, place }) => {
    if (faces === undefined || place === undefined) return true;
    const key = [verb, placeKey(place), ...actors].join();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** By the place they lead to. */
export const byPlace = (offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> => {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.place === undefined) continue;
    const key = placeKey(offer.place);
    const known = found.get(key);
    if (known === undefined) found.set(key, [offer]);
    else known.push(offer);
  }
  return found;
};

/** The likely choice first: attacks before other things, those with more pieces first; otherwise as listed. */
export const ranked = (offers: readonly Offer[]): Offer[] => {
  const weight = (offer: Offer): number => (isStrike(offer) ? offer.actors.length : 0);
  return [...offers].sort((a, b) => weight(b) - weight(a));
};
