import { type Block, blocksOf } from './blocks.ts';
import {
  annexInLine,
  type Definition,
  definitionInHeading,
  definitionInLine,
  definitionsInTable,
} from './definition.ts';
import { areasNamedIn, headingTitle } from './headings.ts';
import type { Clause, Rulebook, Section } from './rulebook.ts';
import { RulebookError } from './rulebookError.ts';
import { bookOf, type RulebookName } from './systems.ts';

interface ClauseDraft extends Omit<Clause, 'text'> {
  readonly lines: string[];
}

interface SectionDraft extends Omit<Section, 'text' | 'clauses'> {
  readonly lines: string[];
  readonly clauses: ClauseDraft[];
}

/** Finds every clause a rulebook defines, in order, and gives each the text, tables and code blocks that belong to it. */
export const readRulebook = (system: RulebookName, texts: readonly string[]): Rulebook => {
  const { prefix } = bookOf(system);
  const reading = new Reading(prefix);
  for (const text of texts) for (const block of blocksOf(text)) reading.take(block);
  const sections = reading.sections.map(finishedSection).filter(isNotEmpty);
  return {
    system,
    prefix,
    title: sections.find(({ level }) => level === 1)?.title ?? system,
    clauses: [...reading.clauses.values()].map(finishedClause),
    sections,
  };
};

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What has been read so far, and which clause the next lines belong to. */
class Reading {
  readonly clauses = new Map<string, ClauseDraft>();
  private readonly prefix: string;
  private section: SectionDraft = { title: '', level: 0, areas: [], line: 1, lines: [], clauses: [] };
  private owner: { readonly lines: string[] } = this.section;
  readonly sections: SectionDraft[] = [this.section];

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  take(block: Block): void {
    if (block.kind === 'heading') this.takeHeading(block);
    else if (block.kind === 'table') this.takeTable(block);
    else if (block.kind === 'line') this.takeLine(block);
    else if (block.kind === 'fence') this.owner.lines.push(block.text);
    else this.owner = this.section;
  }

  private takeHeading({ text, level, line }: BlockOf<'heading'>): void {
    const definition = definitionInHeading(this.prefix, text);
    if (definition) this.define(definition, line);
    else
      this.open({
        title: headingTitle(text),
        level,
        areas: areasNamedIn(text),
        line,
        lines: [],
        clauses: [],
      });
  }

  private open(section: SectionDraft): void {
    this.section = section;
    this.sections.push(section);
    this.owner = section;
  }

  /** Text after a table of clauses belongs to the chapter, not to a row of the table. */
  private takeTable({ rows, line }: BlockOf<'table'>): void {
    const definitions = definitionsInTable(this.prefix, rows);
    if (definitions.length === 0) this.owner.lines.push(...rows);
    for (const { offset, ...definition } of definitions) this.define(definition, line + offset);
    if (definitions.length > 0) this.owner = this.section;
  }

  private takeLine({ text, line }: BlockOf<'line'>): void {
    const definition = definitionInLine(this.prefix, text);
    const annex = annexInLine(this.prefix, text);
    if (definition) this.define(definition, line);
    else if (annex) this.takeAnnex(annex, line);
    else this.owner.lines.push(text);
  }

  private takeAnnex({ id, caption }: { id: string; caption: string }, line: number): void {
    const clause = this.clauses.get(id);
    if (!clause)
      throw new RulebookError(`Line ${line} gives a table to ${id}, which is not defined above it.`);
    clause.lines.push('', caption);
    this.owner = clause;
  }

  private define({ id, title, text }: Definition, line: number): void {
    const earlier = this.clauses.get(id);
    if (earlier)
      throw new RulebookError(`${id} is defined twice, on line ${earlier.line} and on line ${line}.`);
    const clause = { id, title, section: this.section.title, line, lines: [text] };
    this.clauses.set(id, clause);
    this.section.clauses.push(clause);
    this.owner = clause;
  }
}

const joined = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');

const finishedClause = ({ lines, ...clause }: ClauseDraft): Clause => ({ ...clause, text: joined(lines) });

const finishedSection = ({ lines, clauses, ...section }: SectionDraft): Section => ({
  ...section,
  text: joined(lines),
  clauses: clauses.map(finishedClause),
});

/** Every heading counts, and so does text before the first one. */
const isNotEmpty = ({ level, text, clauses }: Section): boolean =>
  level > 0 || text !== '' || clauses.length > 0;
