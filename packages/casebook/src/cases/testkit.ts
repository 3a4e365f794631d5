import fc from 'fast-check';

/** A whole case of the practice game. */
export const AMBUSH = `case: Archers in the woods
  strike first
clauses: [PRC-FIG-02]
system: practice
given:
  active: blue
  bands:
    red-1: { at: '0402' }
    archers: { at: '0502', hidden: true }
when:
  - blue: { type: attack, band: archers, target: red-1 }
  - blue: endTurn
dice: [3]
then:
  events:
    - { type: bandDestroyed, band: red-1 }
  odds: { seat: red, command: endTurn, figure: own lost, chances: { 0: 1/2, 1: 50% }, within: 1% }
`;

/** Replaces a stretch of the text with something else. */
const mutated = fc
  .tuple(
    fc.nat(AMBUSH.length),
    fc.nat(12),
    fc.oneof(
      fc.constantFrom(
        '',
        '&a',
        '*a',
        '!!x ',
        '- ',
        ': ',
        '? ',
        '{',
        '[',
        '}',
        '\n---\n',
        '%YAML 1.1\n',
        '\t',
        '0403',
        '~',
        '|',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  )
  .map(
    ([at, cut, put]) =>
      (text: string) =>
        text.slice(0, at) + put + text.slice(at + cut),
  );

/** The case after a few careless changes: most no longer make sense, some still do. */
export const mutatedAmbush = fc
  .array(mutated, { minLength: 1, maxLength: 6 })
  .map((changes) => changes.reduce((before, change) => change(before), AMBUSH));
