import { setTimeout as pause } from 'node:timers/promises';
import { type SeededDice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { cutShort, matchFromElsewhere } from '../security/matchFile.ts';
import type { Store } from '../store/store.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore } from '../testkit/stores.ts';
import { auditMatch } from './audit.ts';
import { Crowd, type Files } from './crowd.ts';
import { incompleteMatches } from './wholeness.ts';

/** `WARMOOT_ROUNDS` says how many kills; `WARMOOT_LONG=1` runs as many as we promise to survive. */
const ROUNDS = Number(process.env.WARMOOT_ROUNDS ?? (process.env.WARMOOT_LONG === '1' ? 100 : 6));
const TABLES = 9;
const FOUNDERS = 3;
const IMPORTERS = 2;
/** A server killed before anybody has acted proves nothing. */
const AT_LEAST = { commands: 5, imports: 1, beginnings: 1 };

const isBusy = async ({ book: { count } }: Crowd): Promise<void> => {
  const before = { ...count };
  const kinds = Object.keys(AT_LEAST) as (keyof typeof AT_LEAST)[];
  const isEnough = () => kinds.every((kind) => count[kind] - before[kind] >= AT_LEAST[kind]);
  const end = Date.now() + 20_000;
  while (!isEnough() && Date.now() < end) await pause(10);
};

/** Two of three are killed outright; the third is asked to stop and killed before it may have finished. */
const die = async (node: ServerNode, moments: SeededDice): Promise<void> => {
  await pause(moments.roll(400, 'how long it lives'));
  if (moments.roll(3, 'how it dies') > 1) await node.kill();
  else await node.stopOrKill(moments.roll(1_500, 'how long it may take'));
};

const audited = async (
  store: Store,
  { book }: Crowd,
  files: Files,
  ids: readonly string[],
): Promise<string[]> => {
  const faults = await incompleteMatches(store, files);
  for (const id of ids) faults.push(...(await auditMatch(store, id, book.of(id))));
  await store.close();
  return faults;
};

const summary = (store: string, rounds: number, { book }: Crowd, faults: readonly string[]): string => {
  const { commands, creations, imports, seats, beginnings } = book.count;
  const [lost, doubled, half] = ['lost', 'doubled', 'half done'].map(
    (kind) => faults.filter((fault) => fault.startsWith(`${kind}:`)).length,
  );
  return (
    `${store}: ${rounds} rounds; acknowledged: ${commands} commands, ${creations} creations, ${imports} imports, ` +
    `${seats} seats taken, ${beginnings} beginnings; lost ${lost}, doubled ${doubled}, half done ${half}`
  );
};

test.each(eachStore)(
  '[MOT-05] $name: killed at random moments, nothing acknowledged is lost, done twice or half done',
  async ({ name, newPlace }) => {
    const place = await newPlace();
    const finished = await matchFromElsewhere();
    const files = { finished, unfinished: cutShort(finished) };
    const node = await ServerNode.start({ ...place.env, WARMOOT_CROWD: '1000' });
    const moments = seededDice('deaths');
    const crowd = new Crowd([node.url]);
    const faults: string[] = [];
    crowd.join(TABLES);
    crowd.found(FOUNDERS);
    crowd.import(IMPORTERS, files);
    let rounds = 0;
    while (rounds < ROUNDS && faults.length === 0) {
      await isBusy(crowd);
      await die(node, moments);
      faults.push(...(await audited(await place.open(), crowd, files, crowd.book.takeFresh())));
      await node.start();
      if (++rounds % 10 === 0) console.log(summary(name, rounds, crowd, faults));
    }
    await pause(1_500);
    await crowd.leave();
    const open = crowd.followers.filter((follower) => !follower.isClosed);
    faults.push(...crowd.faults, ...(await Promise.all(open.map((each) => each.differences()))).flat());
    for (const follower of crowd.followers) follower.close();
    await node.stop();
    faults.push(...(await audited(await place.open(), crowd, files, crowd.book.matches)));
    console.log(summary(name, rounds, crowd, faults));
    expect(faults).toEqual([]);
    const { commands, imports, beginnings } = crowd.book.count;
    expect(commands).toBeGreaterThan(ROUNDS * AT_LEAST.commands);
    expect(Math.min(imports, beginnings)).toBeGreaterThan(ROUNDS / 2);
    expect(crowd.followers.filter(({ connections }) => connections > 1).length).toBeGreaterThan(0);
  },
  7_200_000,
);
