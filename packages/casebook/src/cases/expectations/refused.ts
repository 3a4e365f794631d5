import type { Refused } from '@warmoot/kernel';
import type { Difference } from '../difference.ts';
import { inWords } from '../difference.ts';
import type { Expectation, ExpectationReader } from '../expectation.ts';
import { fieldsOf, textOf } from '../shapes.ts';

/** The last command is refused: by this clause, for a reason that contains these words. */
export const readRefused: ExpectationReader = (value, at) => {
  const fields =
    typeof value === 'string'
      ? { rule: value }
      : fieldsOf(value, '`refused`', at, ['rule', 'because', 'says']);
  const wanted = Object.entries(fields).map(
    ([key, text]) => [key as keyof typeof TESTS, textOf(text, `\`${key}\``, [...at, key])] as const,
  );
  const name = fields.rule === undefined ? 'refused' : `refused by ${fields.rule}`;
  return [
    {
      name,
      at,
      differences: ({ steps }) => {
        const refused = steps.at(-1)?.refused;
        if (refused === undefined) return [{ path: 'last command', expected: name, got: 'accepted' }];
        return wanted.flatMap(([key, text]) => TESTS[key](text, refused));
      },
    },
  ];
};

const contains = (path: 'because' | 'says', text: string, refused: Refused): Difference[] =>
  refused[path].includes(text)
    ? []
    : [{ path: `refused.${path}`, expected: `to contain ${inWords(text)}`, got: inWords(refused[path]) }];

const TESTS = {
  rule: (text: string, { rule, says }: Refused): Difference[] =>
    text === rule ? [] : [{ path: 'refused.rule', expected: text, got: `${rule}: ${says}` }],
  because: (text: string, refused: Refused) => contains('because', text, refused),
  says: (text: string, refused: Refused) => contains('says', text, refused),
};

/** Unless a case says that its last command is refused, it is accepted. */
export const expectAccepted: Expectation = {
  name: 'the last command is accepted',
  at: ['then'],
  differences: ({ steps }) => {
    const refused = steps.at(-1)?.refused;
    return refused === undefined ? [] : [{ path: 'last command', expected: 'accepted', got: refused.says }];
  },
};
