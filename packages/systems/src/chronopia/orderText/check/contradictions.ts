/** Lines that say two things about the same matter: the reader learns which one counts (CHR-GRM-06, CHR-GRM-08). */
import type { ClauseId } from '@warmoot/kernel';
import { foldName } from '../../../orderText/names.ts';
import type { Action, Qualifier, Statement } from '../../orders/orders.ts';
import type { Finding } from '../finding.ts';
import type { OrderFile, Where } from '../read/readOrders.ts';

/** What a statement is about, and what it says about it; undefined if it can be said several times. */
const matterOf = (line: Statement): { readonly about: string; readonly says: string } | undefined => {
  switch (line.s) {
    case 'declare':
      return { about: `the declaration toward ${line.empire}`, says: line.stance };
    case 'bid':
      return { about: `the bid for ${line.band}`, says: String(line.guilders) };
    case 'intent':
      return {
        about: `the intent of ${line.army}${line.versus ? ` versus ${line.versus}` : ''}`,
        says: line.intent,
      };
    case 'keep':
    case 'sack':
      return { about: `the fate of ${line.city.name}`, says: line.s };
    case 'fleeBelow':
      return { about: `when ${line.army} flees`, says: String(line.percent) };
    case 'spells':
      return { about: `the spells of ${line.hero}`, says: line.spells.join() };
    case 'place':
      return { about: `the place of ${line.band}`, says: `${line.city.name} ${line.army ?? ''}` };
    default:
      return undefined;
  }
};

const finding = ({ line, columns }: Where, rule: ClauseId, text: string): Finding => ({
  line,
  column: columns[0] ?? 1,
  code: 'E-12',
  clause: rule,
  text,
});

const betweenLines = ({ statements }: OrderFile, where: readonly Where[]): Finding[] => {
  const said = new Map<string, { readonly says: string; readonly line: number }>();
  return statements.flatMap((statement, at) => {
    const matter = matterOf(statement);
    if (matter === undefined) return [];
    const key = foldName(matter.about);
    const before = said.get(key);
    said.set(key, { says: matter.says, line: where[at]!.line });
    return before === undefined || before.says === matter.says
      ? []
      : [
          finding(
            where[at]!,
            'CHR-GRM-06',
            `Line ${before.line} says something else about ${matter.about}; only one of the two can count.`,
          ),
        ];
  });
};

/** Qualifiers of one action that exclude each other. */
const EXCLUSIVE: readonly (readonly Qualifier['q'][])[] = [
  ['enslave', 'kill', 'spare'],
  ['INSIDE', 'OUTSIDE'],
  ['SORTIE', 'STAY'],
  ['SACK', 'KEEP'],
  ['follow', 'engage'],
];

const namesIn = (empires: readonly string[] | undefined): Set<string> =>
  new Set((empires ?? []).map(foldName));

/** ATTACK and NO ENGAGE of the same empire. */
const attacksSpared = (quals: readonly Qualifier[]): boolean => {
  const attacked = quals.flatMap((qual) => (qual.q === 'ATTACK' ? [...namesIn(qual.empires)] : []));
  const spared = quals.flatMap((qual) => (qual.q === 'NO ENGAGE' ? [...namesIn(qual.empires)] : []));
  return attacked.some((empire) => spared.includes(empire));
};

const inAction = (action: Action): string[] => {
  const quals = 'with' in action ? action.with : [];
  const pairs = EXCLUSIVE.map((group) => group.filter((q) => quals.some((qual) => qual.q === q)));
  return [
    ...pairs.filter((pair) => pair.length > 1).map((pair) => `${pair.join(' and ')} exclude each other`),
    ...(attacksSpared(quals) ? ['ATTACK and NO ENGAGE name the same empire'] : []),
  ];
};

const withinLines = ({ statements }: OrderFile, where: readonly Where[]): Finding[] =>
  statements.flatMap((statement, at) =>
    statement.s !== 'order'
      ? []
      : statement.actions.flatMap((action, i) =>
          inAction(action).map((text) => ({
            ...finding(where[at]!, 'CHR-GRM-04', `${text}.`),
            column: where[at]!.columns[i] ?? 1,
          })),
        ),
  );

export const contradictionsIn = (file: OrderFile, where: readonly Where[]): Finding[] => [
  ...betweenLines(file, where),
  ...withinLines(file, where),
];
