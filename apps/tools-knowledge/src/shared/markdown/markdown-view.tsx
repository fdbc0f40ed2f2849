import { useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { MarkdownProps } from './markdown';
import { MarkdownContext } from './markdown-context';
import { PARTS } from './markdown-parts';
import { Prose } from './prose';
import { remarkOwn } from './remark-own';

const PLUGINS = [remarkGfm, remarkOwn];
const NONE = new Map();

/** A text as Markdown. HTML in it stays text; what it links to is checked where it is drawn. */
export function MarkdownView({
  text,
  under,
  links = NONE,
  tasks,
  onCreate,
  onTick,
}: MarkdownProps) {
  const actions = useMemo(
    () => ({ under, links, tasks, onCreate, onTick }),
    [under, links, tasks, onCreate, onTick],
  );
  return (
    <MarkdownContext value={actions}>
      <Prose dir="auto">
        <ReactMarkdown
          remarkPlugins={PLUGINS}
          components={PARTS}
          urlTransform={(address) => address}
        >
          {text}
        </ReactMarkdown>
      </Prose>
    </MarkdownContext>
  );
}
