import { memo } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { PARTS } from './markdown-parts';
import { remarkOwn } from './remark-own';

interface MarkdownPieceProps {
  readonly text: string;
  /** Levels of the headings of the whole text, with commas between. */
  readonly levels: string;
}

/** One piece of a text; it is read again only when its own words change. */
export const MarkdownPiece = memo(function MarkdownPiece({ text, levels }: MarkdownPieceProps) {
  const own = { levels: levels === '' ? [] : levels.split(',').map(Number) };
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, [remarkOwn, own]]}
      components={PARTS}
      urlTransform={(address) => address}
    >
      {text}
    </ReactMarkdown>
  );
});
