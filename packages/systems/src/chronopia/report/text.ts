/** A turn report as plain text of 80 columns, for mail (CHR-RPT-03). */
import type { Section } from '../state.ts';
import { type ArmyEntry, linesByTurn, type TurnReport } from './report.ts';

const WIDTH = 80;

/** Breaks a line at blanks; what follows is indented. */
export const wrapped = (text: string, indent = '  '): string[] => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (line.trim() !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line = line.trim() === '' ? `${indent}${word}` : `${line} ${word}`;
  }
  return line.trim() === '' ? lines : [...lines, line];
};

const heading = (title: string): string[] => ['', title.toUpperCase(), '-'.repeat(title.length)];

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [...heading(title), ...lines];

const clause = ([rule]: readonly string[]): string => (rule === undefined ? '' : ` [${rule}]`);

/** Under the turn they tell of; without a heading if all of them are of this turn. */
const told = (report: TurnReport, section: Section): string[] =>
  linesByTurn(report, section).flatMap(({ turn, isNow, lines }, nth) => [
    ...(isNow && nth === 0 ? [] : [`  ${isNow ? 'This turn' : 'In turn'} ${isNow ? `(${turn})` : turn}:`]),
    ...lines.flatMap(({ text, rules }) =>
      wrapped(`${text}${clause(rules)}`, isNow && nth === 0 ? '  ' : '    '),
    ),
  ]);

const armyLines = (army: ArmyEntry): string[] => [
  ...wrapped(
    `${army.name} (${army.number}) at ${army.hex}${army.inside ? ', inside the walls' : ''}: size ${army.size}, ${army.points} points, ${army.race} ${army.class}, ${army.state}; supply ${army.supply} (${army.range}), ${army.actions} actions${army.commander === null ? ', no commander' : `, under ${army.commander}`}${army.marches > 0 ? ', has marched' : ''}${army.fruit === null ? '' : `, fruit until turn ${army.fruit}`}.`,
  ),
  ...army.individuals.flatMap(({ name, profile, wounds, experience, spells }) =>
    wrapped(
      `${name}, ${profile}, ${wounds} wounds${experience > 0 ? `, ${experience} experience` : ''}${spells.length > 0 ? `, ${spells.join(', ')}` : ''}`,
      '    ',
    ),
  ),
  ...army.warbands.flatMap(({ profile, models }) => wrapped(`${models} ${profile}`, '    ')),
  ...(army.replaceable.length === 0
    ? []
    : wrapped(
        `May be replaced: ${army.replaceable.map(({ count, profile, type }) => `${count} ${profile}${type === 'trooper' || type === 'individual' ? '' : ` ${type}`}`).join(', ')}${army.replacement === null ? '; but not here' : `; up to ${army.replacement.points} points for ${army.replacement.price} guilders`}`,
        '    ',
      )),
];

export const reportText = (report: TurnReport): string => {
  const title = `${report.campaign}: ${report.empire} (${report.race}), turn ${report.turn}`;
  const lines = [
    title,
    '='.repeat(Math.min(WIDTH, title.length)),
    ...(report.window === null ? [] : ['', `Open now: ${report.window}.`]),
    ...told(report, 'headline'),
    ...block('Treasury', [...told(report, 'treasury'), `  In the treasury: ${report.treasury} guilders.`]),
    ...block('Cities', [
      ...report.cities.flatMap((city) =>
        wrapped(
          `${city.name} at ${city.hex}: size ${city.size}, garrison ${city.garrison}, morale ${city.morale}${city.improvements.length === 0 ? '' : `; ${city.improvements.map(({ kind, active }) => (active ? kind : `${kind} (inactive)`)).join(', ')}`}${city.siegeFailed === null ? '' : `; besieged, ${city.siegeFailed} turns held`}${city.conqueredTurns === null ? '' : `; conquered ${city.conqueredTurns} turns ago`}.`,
        ),
      ),
      ...told(report, 'cities'),
    ]),
    ...block('Armies', [...report.armies.flatMap(armyLines), ...told(report, 'armies')]),
    ...block('Other units', [
      ...report.units.flatMap(({ name, kind, hex, size, supply, work }) =>
        wrapped(
          `${name}, ${kind}${size > 0 ? ` of size ${size}` : ''} at ${hex}, supply ${supply}${work === null ? '' : `, at work: ${work}`}.`,
        ),
      ),
      ...told(report, 'units'),
    ]),
    ...block('Spies', [
      ...report.spies.flatMap(({ name, home }) => wrapped(`${name} of ${home}`)),
      ...told(report, 'spies'),
    ]),
    ...block('What your orders came to', told(report, 'execution')),
    ...block('Encounters and battles', told(report, 'battles')),
    ...block('Sightings', [
      ...report.sightings.flatMap(({ owner, what, hex, size, turn, marks }) =>
        wrapped(
          `${hex}: ${owner} ${what}${size === null ? '' : `, size ${size}`}${marks.length === 0 ? '' : `, ${marks.join(', ')}`}${turn >= report.turn - 1 ? '' : ` (last seen in turn ${turn})`}`,
        ),
      ),
      ...told(report, 'sightings'),
    ]),
    ...block('Discoveries', told(report, 'discoveries')),
    ...block('Declarations', [
      ...report.declarations.map(
        ({ empire, ours, theirs }) => `  ${empire.padEnd(24)} we: ${ours.padEnd(9)} they: ${theirs}`,
      ),
      ...told(report, 'declarations'),
    ]),
    ...block('Dogs of War', [
      ...report.dogs.flatMap(({ name, high, bidder }) =>
        wrapped(`${name}: ${high === null ? 'no bid yet' : `${high} guilders by ${bidder}`}`),
      ),
      ...told(report, 'dogs'),
    ]),
    ...block('Messages', [
      ...report.messages.flatMap(({ turn, from, text }) => wrapped(`(turn ${turn}) ${from}: ${text}`)),
      ...told(report, 'messages'),
    ]),
    ...block('Warnings', [...report.warnings.flatMap((text) => wrapped(text)), ...told(report, 'warnings')]),
  ];
  return `${lines.join('\n')}\n`;
};
