import type { Player } from '../../packages/kernel/src/index.ts';
import { Match, type Place, placeKey, seededDice } from '../../packages/kernel/src/index.ts';
import { SYSTEMS } from '../../packages/systems/src/registry.ts';

/** A match of City-States in which Red, about to recruit, stands beside Blue. */
export interface Frontier {
  readonly record: unknown;
  /** Red's hex, and Blue's. */
  readonly from: string;
  readonly to: string;
}

type Door = Awaited<ReturnType<(typeof SYSTEMS)[number]['load']>>;

const OPTIONS = { players: 4, forces: 'readyMade' };
const SEEDS = 30;
const MAX_COMMANDS = 240;

/** Played by computers until Red could attack Blue without moving first. */
export const frontier = async (): Promise<Frontier> => {
  const door = await SYSTEMS.find(({ id }) => id === 'citystates')!.load();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = playOn(door, `frontier ${seed}`);
    if (found) return found;
  }
  throw new Error('no seed makes Red and Blue neighbours');
};

const playOn = ({ system, players = {} }: Door, seed: string): Frontier | undefined => {
  const bot = players.chieftain as Player<unknown, { type: string }>;
  const match = Match.begin(system, OPTIONS, seededDice(seed));
  const thoughts = seededDice(`${seed} thoughts`);
  for (let given = 0; given < MAX_COMMANDS; given++) {
    const open = match.pending[0];
    if (open === undefined) return undefined;
    const meeting =
      open.seat === 'red' && open.task === 'recruit' ? meetingIn(system, match.viewOf('red')) : undefined;
    if (meeting) return { record: match.record(), ...meeting };
    const thought = bot.choose(match.viewOf(open.seat), open.seat, { lines: 50 }, thoughts);
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return undefined;
};

interface Attack {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly units: readonly number[];
}

/** As the combat phase would offer it now. */
const meetingIn = (system: Door['system'], view: object): { from: string; to: string } | undefined => {
  const fighting = { ...view, phase: 'combat' } as never;
  const blue = new Set(
    system
      .scene(fighting, 'red')
      .pieces.filter(({ side }) => side === 'blue')
      .map(({ at }) => placeKey(at)),
  );
  const attacks = [...system.subjects(fighting, 'red')].flatMap((subject) => [
    ...(system.legal(fighting, 'red', subject) as Iterable<Attack>),
  ]);
  const isMeeting = (attack: Attack): boolean =>
    attack.type === 'attack' &&
    attack.units.length > 2 &&
    blue.has(placeKey(system.choice(fighting, 'red', attack).place as Place));
  return attacks.find(isMeeting);
};
