import { useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { FoundItem } from '@plainday/federation-contract';
import { MarkdownContext } from './markdown-context';
import { PARTS } from './markdown-parts';
import { Prose } from './prose';
import { remarkOwn } from './remark-own';

export interface MarkdownProps {
  readonly text: string;
  /** Level of the heading that the text stands under. */
  readonly under: 1 | 2;
  /** Where `[[titles]]` lead, by folded title: see `useLinks`. */
  readonly links?: ReadonlyMap<string, FoundItem | null>;
  /** Makes what a link names that leads nowhere. */
  readonly onCreate?: (title: string) => void;
  /** Tasks that checklist lines became, by the number of the line. */
  readonly tasks?: ReadonlyMap<number, FoundItem>;
  /** Ticks the checklist line of this number. Without it checklists are only read. */
  readonly onTick?: (line: number) => void;
}

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
