import { useMemo } from 'react';
import type { FoundItem } from '@plainday/federation-contract';
import { LinesBeforeContext, MarkdownContext } from './markdown-context';
import { MarkdownPiece } from './markdown-piece';
import { headingLevels, piecesOf } from './pieces/pieces.logic';
import { Prose, ProsePiece } from './prose';
import { useGrowing } from './pieces/use-growing';

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

const NONE = new Map();

/**
 * A text as Markdown. HTML in it stays text; what it links to is checked where it is drawn. The beginning of a long one
 * is drawn at once, and the rest piece by piece, between what else the page has to do.
 */
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
  const pieces = useMemo(() => piecesOf(text), [text]);
  const levels = useMemo(
    () => (pieces.length > 1 ? headingLevels(text).join() : ''),
    [pieces, text],
  );
  const drawn = useGrowing(pieces.length);

  return (
    <MarkdownContext value={actions}>
      <Prose dir="auto" aria-busy={drawn < pieces.length || undefined}>
        {pieces.length === 1 ? (
          <MarkdownPiece text={text} levels={levels} />
        ) : (
          pieces.slice(0, drawn).map((piece, index) => (
            <LinesBeforeContext key={index} value={piece.linesBefore}>
              <ProsePiece>
                <MarkdownPiece text={piece.text} levels={levels} />
              </ProsePiece>
            </LinesBeforeContext>
          ))
        )}
      </Prose>
    </MarkdownContext>
  );
}
