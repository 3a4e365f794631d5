/** A battle that the engine fought, as a case shows it: turn by turn. */
import type { Json } from '@warmoot/kernel';
import type { CampaignEvent } from '../engine/events.ts';

export const TURN = /^Turn (\d+)\.$/;

/** `{ 1: ['Initiative: A 29, B 22.', …], 2: […] }`: the lines of each turn of the battle. */
const turnsOf = (log: readonly string[]): Readonly<Record<string, readonly string[]>> => {
  const turns: Record<string, string[]> = {};
  let turn: string[] = [];
  for (const line of log) {
    const begins = TURN.exec(line)?.[1];
    if (begins === undefined) turn.push(line);
    else turns[begins] = turn = [];
  }
  return turns;
};

/** `about: { turns: { 1: […] } }` instead of one long list; every other event is as it is. */
export const showEvent = (event: unknown): unknown => {
  const { type, about } = event as CampaignEvent;
  if (type !== 'battleFought' || about === undefined) return event;
  const { log, ...rest } = about;
  const turns: Json = turnsOf(log as readonly string[]);
  return { ...(event as CampaignEvent), about: { ...rest, turns } };
};
