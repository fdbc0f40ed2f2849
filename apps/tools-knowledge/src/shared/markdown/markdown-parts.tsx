import { use, useMemo } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import { ListChecks } from 'lucide';
import { ItemLink } from '../links/item-link';
import { safeUrl } from '../links/links.logic';
import { CodeBlock } from './code-block';
import { ItemContext, LinesBeforeContext, MarkdownContext } from './markdown-context';
import { TextLink } from './text-link';

type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentPropsWithoutRef<Tag> &
  ExtraProps;

const Tick = styled.input`
  width: 16px;
  height: 16px;
  margin: 0 8px 0 0;
  vertical-align: -2px;
  accent-color: var(--accent);
`;

/** Leads from a line to the task that it became. */
const TaskLink = styled(ItemLink)`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  margin: -4px 2px -4px -4px;
  vertical-align: middle;
`;

const Scroll = styled.div`
  overflow-x: auto;
  max-width: 100%;
`;

interface Tree {
  readonly type: string;
  readonly value?: unknown;
  readonly tagName?: string;
  readonly children?: readonly Tree[];
}

/** The text of a piece of the tree, without the lists inside it. */
function textOf(node: Tree | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return String(node.value);
  return (node.children ?? [])
    .filter(({ tagName }) => tagName !== 'ul' && tagName !== 'ol')
    .map(textOf)
    .join('');
}

function Heading({ level, children }: Props<'h1'> & { readonly level: number }) {
  const { under } = use(MarkdownContext);
  const Tag = `h${Math.min(6, level + under)}` as 'h2';
  return <Tag data-level={level}>{children}</Tag>;
}

function Outward({ href, children }: Props<'a'>) {
  const address = safeUrl(href ?? '');
  if (address === null) return <>{children}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Item({ node, children, className }: Props<'li'>) {
  const linesBefore = use(LinesBeforeContext);
  const line = node?.position?.start.line;
  const item = useMemo(
    () => (line === undefined ? null : { line: linesBefore + line, text: textOf(node).trim() }),
    [line, linesBefore, node],
  );
  return (
    <ItemContext value={item}>
      <li className={className}>{children}</li>
    </ItemContext>
  );
}

function Box({ checked = false }: Props<'input'>) {
  const { onTick, tasks } = use(MarkdownContext);
  const item = use(ItemContext);
  const task = item ? tasks?.get(item.line) : undefined;
  const able = onTick !== undefined && item !== null;
  return (
    <>
      <Tick
        type="checkbox"
        aria-label={item?.text || 'Done'}
        checked={checked}
        disabled={!able}
        onChange={() => able && onTick(item.line)}
      />
      {task && (
        <TaskLink to={task.to} aria-label={`Task: ${task.title}`} title={`Task: ${task.title}`}>
          <Icon icon={ListChecks} size={14} />
        </TaskLink>
      )}
    </>
  );
}

/** Pictures are fetched from nowhere: an address that a text brings along would be told who reads it. */
function Picture({ src, alt }: Props<'img'>) {
  return <Outward href={typeof src === 'string' ? src : ''}>{alt || 'Picture'}</Outward>;
}

function Pre({ node }: Props<'pre'>) {
  const code = node?.children[0];
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const language = (Array.isArray(names) ? names : [])
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return <CodeBlock code={textOf(node).replace(/\n$/, '')} language={language} />;
}

/** How each element of a text is drawn. */
export const PARTS: Components = {
  a: Outward,
  h1: (props) => <Heading level={1} {...props} />,
  h2: (props) => <Heading level={2} {...props} />,
  h3: (props) => <Heading level={3} {...props} />,
  h4: (props) => <Heading level={4} {...props} />,
  h5: (props) => <Heading level={5} {...props} />,
  h6: (props) => <Heading level={6} {...props} />,
  img: Picture,
  input: Box,
  li: Item,
  pre: Pre,
  span: ({ node, children }) => {
    const title = node?.properties['dataLink'];
    return typeof title === 'string' ? (
      <TextLink title={title} label={textOf(node)} />
    ) : (
      <span>{children}</span>
    );
  },
  table: ({ children }) => (
    <Scroll tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </Scroll>
  ),
};
