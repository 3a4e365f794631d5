import { expect, test } from 'vitest';
import { mailOf } from './mailOf.ts';
import type { Notification } from './notification.ts';

const LETTER: Notification = {
  key: 'turn:m:red:4',
  kind: 'turn',
  subject: 'Your turn: <b>Ford</b>\r\nBcc: everybody@example.org',
  says: ['It is your turn in “<script>alert(1)</script>”.'],
  link: 'https://moot.example/matches/m?a=1&b=2',
  linkSays: 'Open the match',
  facts: null,
};
const ENVELOPE = {
  from: 'Warmoot <moot@moot.example>',
  to: 'ann@example.org',
  host: 'moot.example',
  unsubscribe: 'https://moot.example/api/v1/post/unsubscribe?token=x',
};

test('names and titles stay plain text, in the subject and in the body', () => {
  const { subject, html, text } = mailOf(LETTER, ENVELOPE);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
  expect(text).toContain('Open the match: https://moot.example/matches/m?a=1&b=2');
});

test('the same e-mail to the same address has the same message id; a different one does not', () => {
  const { messageId } = mailOf(LETTER, ENVELOPE);
  expect(messageId).toMatch(/^<[0-9a-f]{40}@moot\.example>$/);
  expect(mailOf({ ...LETTER, says: [] }, ENVELOPE).messageId).toBe(messageId);
  expect(mailOf({ ...LETTER, key: 'turn:m:red:5' }, ENVELOPE).messageId).not.toBe(messageId);
});

test('every e-mail has an unsubscribe link, except the one that asks to confirm the address', () => {
  expect(mailOf(LETTER, ENVELOPE).headers).toMatchObject({
    'List-Unsubscribe': `<${ENVELOPE.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mailOf(LETTER, { ...ENVELOPE, unsubscribe: null }).headers).not.toHaveProperty('List-Unsubscribe');
});
