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
import { RulebookFault } from './rulebookFault.ts';
import { bookOf, type RulebookName } from './systems.ts';

interface ClauseDraft extends Omit<Clause, 'text'> {
  readonly words: string[];
}

interface SectionDraft extends Omit<Section, 'text' | 'clauses'> {
  readonly words: string[];
  readonly clauses: ClauseDraft[];
}

/** Finds every clause a rulebook defines, in order, and gives each the words, tables and fences that are its own. */
export const readRulebook = (system: RulebookName, texts: readonly string[]): Rulebook => {
  const { prefix } = bookOf(system);
  const reading = new Reading(prefix);
  for (const text of texts) for (const block of blocksOf(text)) reading.take(block);
  const sections = reading.sections.map(finishedSection).filter(isWritten);
  return {
    system,
    prefix,
    title: sections.find(({ level }) => level === 1)?.title ?? system,
    clauses: [...reading.clauses.values()].map(finishedClause),
    sections,
  };
};

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What has been read so far, and which clause the next words belong to. */
class Reading {
  readonly clauses = new Map<string, ClauseDraft>();
  private readonly prefix: string;
  private section: SectionDraft = { title: '', level: 0, areas: [], line: 1, words: [], clauses: [] };
  private owner: { readonly words: string[] } = this.section;
  readonly sections: SectionDraft[] = [this.section];

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  take(block: Block): void {
    if (block.kind === 'heading') this.takeHeading(block);
    else if (block.kind === 'table') this.takeTable(block);
    else if (block.kind === 'line') this.takeLine(block);
    else if (block.kind === 'fence') this.owner.words.push(block.text);
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
        words: [],
        clauses: [],
      });
  }

  private open(section: SectionDraft): void {
    this.section = section;
    this.sections.push(section);
    this.owner = section;
  }

  /** Words after a table of clauses belong to the chapter: no row of it can claim them. */
  private takeTable({ rows, line }: BlockOf<'table'>): void {
    const definitions = definitionsInTable(this.prefix, rows);
    if (definitions.length === 0) this.owner.words.push(...rows);
    for (const { offset, ...definition } of definitions) this.define(definition, line + offset);
    if (definitions.length > 0) this.owner = this.section;
  }

  private takeLine({ text, line }: BlockOf<'line'>): void {
    const definition = definitionInLine(this.prefix, text);
    const annex = annexInLine(this.prefix, text);
    if (definition) this.define(definition, line);
    else if (annex) this.takeAnnex(annex, line);
    else this.owner.words.push(text);
  }

  private takeAnnex({ id, caption }: { id: string; caption: string }, line: number): void {
    const clause = this.clauses.get(id);
    if (!clause)
      throw new RulebookFault(`Line ${line} gives a table to ${id}, which is not defined above it.`);
    clause.words.push('', caption);
    this.owner = clause;
  }

  private define({ id, title, text }: Definition, line: number): void {
    const earlier = this.clauses.get(id);
    if (earlier)
      throw new RulebookFault(`${id} is defined twice, in line ${earlier.line} and in line ${line}.`);
    const clause = { id, title, section: this.section.title, line, words: [text] };
    this.clauses.set(id, clause);
    this.section.clauses.push(clause);
    this.owner = clause;
  }
}

const joined = (words: readonly string[]): string =>
  words
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');

const finishedClause = ({ words, ...clause }: ClauseDraft): Clause => ({ ...clause, text: joined(words) });

const finishedSection = ({ words, clauses, ...section }: SectionDraft): Section => ({
  ...section,
  text: joined(words),
  clauses: clauses.map(finishedClause),
});

/** Every heading counts, and so do words that stand before the first one. */
const isWritten = ({ level, text, clauses }: Section): boolean =>
  level > 0 || text !== '' || clauses.length > 0;
