import { expect, test } from 'vitest';
import { withTemplates } from './templates.ts';

const KEPT = 'TEMPLATE Watch\nUNIT - Patrol /M\n\ntemplate Peace\nDECLARE Brakka Neutral\nPERMIT Brakka\n';

test('[CHR-ORD-01] a template is written once for each unit, at the end, and other lines keep their numbers', () => {
  expect(withTemplates('TURN 3\nUSE watch FOR Red Wolves, Guard\nKarsk - Grow\n', KEPT)).toBe(
    'TURN 3\n\nKarsk - Grow\n\nRed Wolves - Patrol /M\nGuard - Patrol /M\n',
  );
  expect(withTemplates('USE Peace', KEPT)).toBe('\nDECLARE Brakka Neutral\nPERMIT Brakka\n');
});

test('[CHR-ORD-01] a name that is not among the templates stays for the reader to report', () => {
  expect(withTemplates('USE War FOR Guard\n', KEPT)).toBe('USE War FOR Guard\n');
  expect(withTemplates('Guard - Hold\n', undefined)).toBe('Guard - Hold\n');
});
