import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Clockwork, HOUR, MINUTE } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { signatureOf } from './carriers.ts';
import { addSubscription, MAX_FAILURES, type Subscription, subscriptionById } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A receiver at the other end, on this machine. */
class Receiver {
  readonly got: Received[] = [];
  status = 200;
  readonly #server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.got.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(this.status).end();
    });
  });

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

describe.each(eachStore)('on the $name store', (kind) => {
  let clock: Clockwork;
  let receiver: Receiver;
  beforeEach(async () => {
    clock = await Clockwork.in(kind);
    receiver = new Receiver();
    await receiver.listen();
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
  }, 60_000);
  afterEach(async () => {
    await clock.store.close();
    await receiver.close();
  });

  const subscribe = async (type: 'webhook' | 'push', target: string, failures = 0): Promise<Subscription> => {
    const it = { id: 'way', person: 'bob', kind: type, target, secret: 'hush', created_at: 0, failures };
    await addSubscription(clock.store, it);
    return it;
  };
  const kept = () => subscriptionById(clock.store, 'way');

  test('a program is sent the task and the deadline, signed with its secret', async () => {
    await subscribe('webhook', receiver.url);
    const match = await clock.match();
    await clock.pass(MINUTE);
    expect(receiver.got).toHaveLength(1);
    const { headers, body } = receiver.got[0] as Received;
    const text = body.toString('utf8');
    const [, at, proof] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['warmoot-signature'])) ?? [];
    expect(Number(at)).toBe(clock.time / 1000);
    expect(proof).toBe(signatureOf('hush', Number(at), text));
    expect(JSON.parse(text)).toMatchObject({
      kind: 'turn',
      match: match.id,
      title: 'The Ford',
      seat: 'blue',
      task: 'hide the archers',
      dueAt: clock.time - MINUTE + 24 * HOUR,
    });
  });

  test('a failed delivery is sent again, and not once it succeeded', async () => {
    await subscribe('webhook', receiver.url);
    receiver.status = 503;
    await clock.match();
    await clock.pass(MINUTE);
    expect((await kept())?.failures).toBe(1);
    receiver.status = 204;
    await clock.pass(5 * HOUR);
    expect(receiver.got).toHaveLength(2);
    expect((await kept())?.failures).toBe(0);
  });

  test('a program that keeps failing is no longer called', async () => {
    await subscribe('webhook', receiver.url, MAX_FAILURES - 1);
    receiver.status = 500;
    await clock.match({ hours: null });
    await clock.pass(48 * HOUR);
    expect(receiver.got).toHaveLength(1);
    expect((await kept())?.failures).toBe(MAX_FAILURES);
  });

  test('a redirect counts as a failure and is not followed', async () => {
    await subscribe('webhook', receiver.url);
    receiver.status = 302;
    await clock.match();
    await clock.pass(MINUTE);
    expect((await kept())?.failures).toBe(1);
  });

  test('a webhook on this machine is not called unless the settings allow it', async () => {
    clock.settings.privateHooks = false;
    await subscribe('webhook', receiver.url.replace('127.0.0.1', 'localhost'));
    await clock.match();
    await clock.pass(MINUTE);
    expect(receiver.got).toEqual([]);
    expect((await kept())?.failures).toBe(1);
  });

  test('a webhook that answers "gone" is removed', async () => {
    await subscribe('webhook', receiver.url);
    receiver.status = 410;
    await clock.match();
    await clock.pass(MINUTE);
    expect(await kept()).toBeUndefined();
  });

  const browser = (): string => {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    return JSON.stringify({
      endpoint: receiver.url,
      keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    });
  };

  test('a browser is notified through its push service, encrypted and always under the same key', async () => {
    await subscribe('push', browser());
    await clock.match();
    await clock.pass(MINUTE);
    expect(receiver.got).toHaveLength(1);
    const { headers, body } = receiver.got[0] as Received;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.authorization).toContain((await vapidKeys(clock.store)).publicKey);
    expect(body.toString('latin1')).not.toContain('Ford');
  });

  test('a browser that has unsubscribed is removed', async () => {
    await subscribe('push', browser());
    receiver.status = 404;
    await clock.match();
    await clock.pass(MINUTE);
    expect(await kept()).toBeUndefined();
  });

  test('the keys are made once, even by concurrent callers', async () => {
    const all = await Promise.all([1, 2, 3].map(() => vapidKeys(clock.store)));
    expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  });
});
