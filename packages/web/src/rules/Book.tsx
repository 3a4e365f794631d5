import { memo } from 'preact/compat';
import { text } from '../text/index.ts';
import { RuleText } from './RuleText.tsx';
import { anchorOf, type Rulebook, type RuleClause, type RuleSection } from './rulebook.ts';

const words = text.rules;

function ClauseBlock({ clause, prefix }: { readonly clause: RuleClause; readonly prefix: string }) {
  return (
    <div class="rule" id={clause.id}>
      <a class="rule-id" href={`#${clause.id}`} aria-label={words.linkTo(clause.id)}>
        {clause.id}
      </a>
      <div class="rule-words">
        <RuleText text={clause.text} prefix={prefix} />
      </div>
    </div>
  );
}

interface SectionProps {
  readonly section: RuleSection;
  readonly prefix: string;
  readonly at: number;
}

function SectionBlock({ section, prefix, at }: SectionProps) {
  const Heading = section.level === 1 ? 'h2' : section.level === 2 ? 'h2' : 'h3';
  return (
    <section class={`rule-section level-${section.level}`} aria-labelledby={anchorOf(at)}>
      <Heading id={anchorOf(at)}>{section.title}</Heading>
      <RuleText text={section.text} prefix={prefix} />
      {section.clauses.map((clause) => (
        <ClauseBlock key={clause.id} clause={clause} prefix={prefix} />
      ))}
    </section>
  );
}

/** The whole book. */
export const Book = memo(({ book }: { readonly book: Rulebook }) => (
  <article class="book-text">
    <h1>{book.title}</h1>
    <p class="hint unprinted">{words.count(book.clauses.length)}</p>
    {book.sections.map((section, at) =>
      section.level === 1 && section.title === book.title ? (
        <RuleText key={anchorOf(at)} text={section.text} prefix={book.prefix} />
      ) : (
        <SectionBlock key={anchorOf(at)} section={section} prefix={book.prefix} at={at} />
      ),
    )}
  </article>
));
