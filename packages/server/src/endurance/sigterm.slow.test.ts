import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, guest } from '../testkit/client.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore, newTemporaryFolder } from '../testkit/stores.ts';

/** A worker that never decides; it leaves a file behind when it begins to think. */
const endlessThinker = () => {
  const script = join(newTemporaryFolder(), 'thinks.mjs');
  const begun = `${script}.begun`;
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => writeFileSync(${JSON.stringify(begun)}, ''));
    parentPort.postMessage({ ready: true });`,
  );
  return { script, isThinking: () => existsSync(begun) };
};

/** A request with half of its body sent: the server has begun it and cannot have answered. */
const begunRequest = async (client: Client, path: string, body: string) => {
  const sent = request(`${client.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...client.headers, 'content-type': 'application/json', 'content-length': body.length },
  });
  const answer = once(sent, 'response').then(([response]) => (response as IncomingMessage).statusCode);
  answer.catch(() => undefined);
  const half = Math.floor(body.length / 2);
  await new Promise((resolve) => sent.write(body.slice(0, half), resolve));
  return { answer, finish: () => sent.end(body.slice(half)) };
};

const openStream = async (client: Client, match: string): Promise<Response> => {
  const url = `${client.url}/api/v1/matches/${match}/live?as=red`;
  const response = await fetch(url, { headers: client.headers });
  expect(response.status).toBe(200);
  return response;
};

const NEW_MATCH = { system: 'practice', chairs: { red: 'me', blue: { bot: 'greedy' } } };

describe.each(eachStore)('SIGTERM on the $name store', ({ newPlace }) => {
  const nodes: ServerNode[] = [];
  const started = async (...how: Parameters<typeof ServerNode.start>): Promise<ServerNode> => {
    const node = await ServerNode.start(...how);
    nodes.push(node);
    return node;
  };
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.stop();
  });

  test('requests are answered, streams redirected, a thinking bot’s job is returned, the process ends', async () => {
    const place = await newPlace();
    const { script, isThinking } = endlessThinker();
    const slow = await started({ ...place.env, WARMOOT_BOT_SECONDS: '60' }, undefined, script);
    const ann = await guest(slow.url, 'Ann');
    const { body } = await ann.post<{ id: string }>('/matches', NEW_MATCH);
    const stream = await openStream(ann, body.id);
    const { answer, finish } = await begunRequest(ann, '/matches', JSON.stringify(NEW_MATCH));
    await expect.poll(isThinking, { timeout: 20_000 }).toBe(true);

    const stopped = slow.stop();
    expect(await stream.text()).toMatch(/\nretry: (\d+)\nevent: restart\ndata: \{"waitMs":\1\}\n\n$/);
    finish();
    expect(await answer).toBe(200);
    expect(await stopped).toBe(0);
    const endedAt = Date.now();

    const store = await place.open();
    const jobs = (await store.picture((picture) => picture.jobs())).filter(({ name }) => name === 'bot');
    await store.close();
    expect(jobs.find(({ key }) => key === `bot:${body.id}`)?.runAt).toBeLessThanOrEqual(endedAt);

    const next = await started(place.env);
    ann.url = next.url;
    const red = ann.follow(body.id, 'red');
    await red.until(() => red.sight?.open.some(({ seat }) => seat === 'red') === true);
    red.close();
  });
});
