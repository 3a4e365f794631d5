import type { OrderOf, Part } from '../orders/orders.ts';
import { strengthOf } from '../state/army.ts';
import type { LineReader } from './lineReader.ts';
import { type Author, readArmy, readHex } from './names.ts';
import { readPart } from './troops.ts';

type WeekOrder = OrderOf<'move'> | OrderOf<'attack'>;

/** GRD-MOV-07: a fast army names two hexes. */
const readPath = (author: Author, line: LineReader): string[] => line.list(() => readHex(author, line));

type Target = Pick<OrderOf<'attack'>, 'hex' | 'via' | 'advance'>;

/** GRD-R-05: `0503`, `0503 via 0402`, `0503, stay`. */
const readTarget = (author: Author, line: LineReader): Target => {
  const hex = readHex(author, line);
  const via = line.accept('via') ? readHex(author, line) : undefined;
  line.accept(',');
  const stays = line.accept('stay');
  return { hex, ...(via !== undefined && { via }), advance: !stays };
};

const pointsOf = ({ regular, mercenary, mounted, mountedMercenary }: Part) => ({
  regular,
  mercenary,
  mounted,
  mountedMercenary,
});

const VERBS = ['move', 'attack', 'send', 'hold'] as const;

/** GRD-PLY-03: `0403 - Move 0404`, `Aldric - Attack 0503`, `Redmere - Send 100 with Bruno to 0404`; nothing for Hold. */
export const readWeekLine = (author: Author, line: LineReader): WeekOrder | undefined => {
  const army = readArmy(author, line);
  line.expect('-');
  const verb = line.oneOf(VERBS, `${line.ahead} is not an order of a week: Move, Attack, Send or Hold`);
  if (verb === 'hold') return undefined;
  if (verb === 'move') return { type: 'move', army: army.id, path: readPath(author, line) };
  if (verb === 'attack') return { type: 'attack', army: army.id, ...readTarget(author, line) };
  const part = readPart(army, line);
  if (part.units === undefined && strengthOf(pointsOf(part)) === 0)
    throw line.fault('E-01', 'nobody is sent');
  if (line.accept('against')) return { type: 'attack', army: army.id, part, ...readTarget(author, line) };
  line.expect('to');
  return { type: 'move', army: army.id, part, path: readPath(author, line) };
};
