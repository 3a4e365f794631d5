import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPrivateAddress, postOut } from './outside.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A receiver on this machine that gives this answer. */
const receiver = async (status: number, headers: Record<string, string> = {}) => {
  const got: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    got.push(request);
    response.writeHead(status, headers).end('a long story');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { got, port: (server.address() as AddressInfo).port };
};
const request = { headers: { 'content-type': 'text/plain' }, body: 'hello' };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('%s is not the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s is',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test('nothing is sent to this machine, by address or by name, unless the settings allow it', async () => {
  const { got, port } = await receiver(200);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])
    await expect(
      postOut({ ...request, url: `http://${host}:${port}/hook`, privateHooks: false }),
    ).rejects.toThrow('not an address on the public internet');
  expect(got).toHaveLength(0);
  expect(await postOut({ ...request, url: `http://127.0.0.1:${port}/hook`, privateHooks: true })).toBe(200);
  expect(got[0]).toMatchObject({ method: 'POST', url: '/hook' });
});

test('a redirect is not followed', async () => {
  const inner = await receiver(200);
  const { port } = await receiver(302, { location: `http://127.0.0.1:${inner.port}/` });
  expect(await postOut({ ...request, url: `http://127.0.0.1:${port}/`, privateHooks: true })).toBe(302);
  expect(inner.got).toHaveLength(0);
});
