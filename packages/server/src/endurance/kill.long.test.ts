import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore } from '../testkit/stores.ts';
import { auditMatch } from './audit.ts';
import { Crowd } from './crowd.ts';

/** `WARMOOT_LONG=1` asks for as many deaths as we promise to survive. */
const DEATHS = process.env.WARMOOT_LONG === '1' ? 100 : 6;
const TABLES = 12;
/** A server that dies before anybody has done anything proves nothing. */
const AT_LEAST = 5;

const isBusy = async (crowd: Crowd): Promise<void> => {
  const enough = crowd.acknowledged.length + AT_LEAST;
  const end = Date.now() + 20_000;
  while (crowd.acknowledged.length < enough && Date.now() < end) await pause(10);
};

test.each(eachStore)(
  '[MOT-05] $name: killed at random moments, nothing acknowledged is lost or done twice',
  async ({ newPlace }) => {
    const place = await newPlace();
    const node = await ServerNode.start(place.env);
    const moments = seededDice('deaths');
    const crowd = new Crowd([node.url]);
    crowd.join(TABLES);
    for (let death = 0; death < DEATHS; death++) {
      await isBusy(crowd);
      await pause(moments.roll(400, 'how long it lives'));
      await node.kill();
      await node.start();
    }
    await pause(1_500);
    await crowd.leave();
    const open = crowd.followers.filter((follower) => !follower.isClosed);
    const faults = [...crowd.faults, ...(await Promise.all(open.map((each) => each.differences()))).flat()];
    for (const follower of crowd.followers) follower.close();
    await node.stop();
    const store = await place.open();
    for (const id of crowd.matches)
      faults.push(
        ...(await auditMatch(
          store,
          id,
          crowd.acknowledged.filter(({ match }) => match === id),
        )),
      );
    await store.close();
    expect(faults).toEqual([]);
    expect(crowd.acknowledged.length).toBeGreaterThan(DEATHS * AT_LEAST);
    expect(crowd.followers.filter(({ connections }) => connections > 1).length).toBeGreaterThan(0);
    console.log(
      `${DEATHS} deaths, ${crowd.matches.length} matches, ${crowd.acknowledged.length} commands acknowledged`,
    );
  },
);
