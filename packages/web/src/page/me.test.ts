import { afterEach, expect, test, vi } from 'vitest';
import { changeMe, type Me, me } from './me.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  me.value = undefined;
});

const personNamed = (name: string): Me => ({ id: 'hildegard', name, isGuest: false }) as Me;

/** The server answers a change only when `answer` is called. */
const slowServer = (): { answer: (person: Me) => void } => {
  let answer: (person: Me) => void = () => undefined;
  const answered = new Promise<Me>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => ({ ok: true, json: () => answered }));
  return { answer };
};

test('a change of the account is shown once the server has answered', async () => {
  me.value = personNamed('Hilde');
  const server = slowServer();
  const changing = changeMe({ name: 'Hildegard' });
  server.answer(personNamed('Hildegard'));
  await changing;
  expect(me.value?.name).toBe('Hildegard');
});

test('someone who signs out before the server answers a change stays signed out', async () => {
  me.value = personNamed('Hilde');
  const server = slowServer();
  const changing = changeMe({ settings: {} });
  me.value = null;
  server.answer(personNamed('Hilde'));
  await changing;
  expect(me.value).toBe(null);
});
