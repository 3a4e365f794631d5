import { memo } from 'preact/compat';
import { rulebookOf } from '../page/rulebooks.ts';
import { text as words } from '../text/index.ts';
import { type Block, blocksOf, type Item, type Span, spansOf } from './markdown.ts';
import { keepReachable } from './reachable.ts';

interface Props {
  readonly text: string;
  readonly prefix: string;
}

function InlineSpan({ span, prefix }: { readonly span: Span; readonly prefix: string }) {
  switch (span.kind) {
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return (
        <strong>
          <Line text={span.text} prefix={prefix} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Line text={span.text} prefix={prefix} />
        </em>
      );
    case 'clause': {
      const isHere = span.id.startsWith(`${prefix}-`);
      const book = rulebookOf(span.id);
      return (
        <a class="clause" href={isHere || book === undefined ? `#${span.id}` : `/rules/${book}#${span.id}`}>
          {span.text}
        </a>
      );
    }
    default:
      return <>{span.text}</>;
  }
}

/** One line with its bold words, links and code. */
function Line({ text, prefix }: Props) {
  return (
    <>
      {spansOf(text, prefix).map((span, at) => (
        <InlineSpan key={at} span={span} prefix={prefix} />
      ))}
    </>
  );
}

function ListItem({ item, prefix }: { readonly item: Item; readonly prefix: string }) {
  return (
    <li style={item.depth > 0 ? { marginLeft: `${item.depth * 20}px` } : undefined}>
      <Line text={item.text} prefix={prefix} />
    </li>
  );
}

const reach = keepReachable(() => words.rules.table);

function Table({ head, rows, prefix }: Extract<Block, { kind: 'table' }> & { readonly prefix: string }) {
  return (
    <div class="rule-table" ref={reach}>
      <table>
        {head.length > 0 ? (
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  <Line text={cell} prefix={prefix} />
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Line text={cell} prefix={prefix} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TextBlock({ block, prefix }: { readonly block: Block; readonly prefix: string }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre ref={reach}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table {...block} prefix={prefix} />;
    case 'list': {
      const items = block.items.map((item, at) => <ListItem key={at} item={item} prefix={prefix} />);
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    default:
      return (
        <p>
          <Line text={block.text} prefix={prefix} />
        </p>
      );
  }
}

/** A piece of a rulebook: tables are tables, and every clause it names is a link. */
export const RuleText = memo(({ text, prefix }: Props) => (
  <>
    {blocksOf(text).map((block, at) => (
      <TextBlock key={at} block={block} prefix={prefix} />
    ))}
  </>
));
