/** diplom: statements to other empires, gifts and hiring (CHR-GRM). */
import type { Diplomacy } from '../../orders/orders.ts';
import type { Cursor } from '../cursor.ts';
import { STANCES } from '../keywords.ts';
import { afterLast, lastInt, lastOneOf, readWhole } from './endings.ts';
import { band, cityName, empire, hex, newName, own, ownThing } from './names.ts';
import { int, isIntAhead, listOf, options } from './words.ts';

const declare = (c: Cursor): Diplomacy => {
  const stance = lastOneOf(c, STANCES);
  return { s: 'declare', empire: empire(c), stance };
};

const transfer = (c: Cursor): Diplomacy => {
  const to = afterLast(c, 'TO');
  return { s: 'transfer', what: ownThing(c), to: readWhole(to, empire) };
};

const giveMap = (c: Cursor): Diplomacy => {
  const part = c.acceptLastOf(['UNDERGROUND', 'SURFACE']);
  return { s: 'giveMap', empire: empire(c), part: part ?? listOf(c, hex) };
};

const giveClaim = (c: Cursor): Diplomacy => {
  const place = afterLast(c, 'IN');
  const to = afterLast(c, 'TO');
  return { s: 'giveClaim', size: int(c), to: readWhole(to, empire), hex: readWhole(place, hex) };
};

const bid = (c: Cursor): Diplomacy => {
  const guilders = lastInt(c);
  return { s: 'bid', band: band(c), guilders };
};

const optionsAtEnd = (c: Cursor): readonly string[] | undefined => {
  if (c.acceptLastOf([')']) === undefined) return undefined;
  return readWhole(afterLast(c, '('), options);
};

/** "PLACE" band "IN" cityname [ "WITH" name ] [ "(" options ")" ] */
const place = (c: Cursor): Diplomacy => {
  const chosen = optionsAtEnd(c);
  const army = c.cutAtLast('WITH');
  const city = afterLast(c, 'IN');
  return {
    s: 'place',
    band: band(c),
    city: readWhole(city, cityName),
    ...(army !== undefined && { army: readWhole(army, (each) => own(each)) }),
    ...(chosen !== undefined && { options: chosen }),
  };
};

export const DIPLOMACY = {
  DECLARE: declare,
  PERMIT: (c: Cursor): Diplomacy => ({ s: 'permit', empire: empire(c) }),
  ACCESS: (c: Cursor): Diplomacy => ({ s: 'access', empire: empire(c) }),
  'SHARE SIGHT': (c: Cursor): Diplomacy => ({ s: 'shareSight', empire: empire(c) }),
  TRANSFER: transfer,
  /** The offered thing has its owner's name for it: whether it is really offered is checked at the hand-over. */
  ACCEPT: (c: Cursor): Diplomacy => ({ s: 'accept', empire: empire(c), what: newName(c) }),
  'GIVE MAP': giveMap,
  'GIVE CLAIM': giveClaim,
  ENVOY: (c: Cursor): Diplomacy => ({ s: 'envoy', city: cityName(c), gift: isIntAhead(c) ? int(c) : 0 }),
  BID: bid,
  PLACE: place,
} as const;
