import { createContext } from 'react';
import type { FoundItem } from '@plainday/federation-contract';

/** What a rendered text can do. */
export interface MarkdownActions {
  /** Level of the heading that the text stands under. */
  readonly under: 1 | 2;
  /** Where titles lead, by folded title; null for one that is nowhere, nothing while it is looked for. */
  readonly links: ReadonlyMap<string, FoundItem | null>;
  /** Makes what a link without an aim names. */
  readonly onCreate?: (title: string) => void;
  /** Tasks that checklist lines became, by the number of the line. */
  readonly tasks?: ReadonlyMap<number, FoundItem>;
  /** Ticks the checklist line of this number. */
  readonly onTick?: (line: number) => void;
}

export const MarkdownContext = createContext<MarkdownActions>({ under: 2, links: new Map() });

/** The list item around: the line of the source that it begins at, and what it says. */
export const ItemContext = createContext<{ readonly line: number; readonly text: string } | null>(
  null,
);

/** How many lines of the whole text come before the piece of it that is drawn. */
export const LinesBeforeContext = createContext(0);
