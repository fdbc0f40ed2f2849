import type { RefObject } from 'react';
import { useShell } from '@plainday/federation-contract';
import type { Entry, EntryDraft } from '../model/entry.schema';
import { addressOf, type BoardPlace } from '../model/place.logic';
import type { Entries } from './use-entries';
import { useEntryFilter, type ShownEntries } from './use-entry-filter';
import { useFocusGoal } from './use-focus-goal';
import { useKnowledgeKeys } from './use-knowledge-keys';
import { usePlace } from './use-place';

interface Parts {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What the page shows, and the ways between list, entry and form. */
export interface Board {
  readonly place: BoardPlace;
  readonly shown: ShownEntries;
  /** The entry beside the list. */
  readonly open: Entry | undefined;
  /** Which of the two a narrow screen shows. */
  readonly page: 'list' | 'entry';
  readonly walkTo: (id: string) => void;
  readonly openFromList: (id: string) => void;
  readonly enter: (id: string) => void;
  readonly openEntry: (entry: Entry) => void;
  readonly create: (title?: string) => void;
  readonly edit: () => void;
  readonly save: (draft: EntryDraft, before?: Entry) => void;
  readonly cancel: (keep: (() => void) | null) => void;
  readonly remove: () => void;
  readonly back: () => void;
  readonly searchFor: (text: string) => void;
}

export function useBoard(entries: Entries, { search, list, heading }: Parts): Board {
  const { undo } = useShell();
  const { place, at, goTo, previewId, preview } = usePlace();
  const shown = useEntryFilter(entries.entries);
  const setGoal = useFocusGoal(at);

  const known = (id: string | undefined) => entries.entries.find((entry) => entry.id === id);
  const named = 'id' in place ? known(place.id) : undefined;
  const previewed = previewId === null ? undefined : known(previewId);
  const open = place.kind === 'new' ? undefined : (previewed ?? named ?? shown.shown[0]);

  const optionOf = (id?: string) => () =>
    list.current?.querySelector<HTMLElement>(
      id === undefined ? '[aria-selected=true]' : `[data-row-id="${CSS.escape(id)}"]`,
    ) ?? null;
  const toHeading = () => heading.current;
  const toSearch = () => search.current;

  type Aims = readonly (() => HTMLElement | null)[];

  /** Goes to a place, and there to the first of these that can take the focus. */
  function go(to: BoardPlace, candidates: Aims, beside?: string): void {
    setGoal({ at: addressOf(to), candidates });
    goTo(to, beside);
  }

  function walkTo(id: string): void {
    if (place.kind === 'new' || place.kind === 'edit') {
      go({ kind: 'entry', id }, [optionOf(id)]);
    } else {
      setGoal({ at, candidates: [optionOf(id)] });
      preview(id);
    }
  }

  function enter(id: string): void {
    go({ kind: 'entry', id }, [toHeading, optionOf(id)]);
  }

  function walk(step: 1 | -1): boolean {
    const index = shown.shown.findIndex(({ id }) => id === open?.id);
    const next = shown.shown[index < 0 ? 0 : index + step];
    if (next) walkTo(next.id);
    return next !== undefined;
  }

  const board: Board = {
    place,
    shown,
    open,
    page: place.kind === 'new' || named ? 'entry' : 'list',
    walkTo,
    enter,
    openFromList(id) {
      go({ kind: 'entry', id }, [optionOf(id), toHeading]);
    },
    openEntry: (entry) => enter(entry.id),
    create: (title) => goTo({ kind: 'new', title }),
    edit() {
      if (open) goTo({ kind: 'edit', id: open.id });
    },
    save(draft, before) {
      enter(entries.save(draft, before));
    },
    cancel(keep) {
      const from = place;
      if (keep) {
        undo.offer(open ? `Changes to “${open.title}” discarded` : 'New entry discarded', () => {
          keep();
          goTo(from);
        });
      }
      const to: BoardPlace =
        place.kind === 'edit' ? { kind: 'entry', id: place.id } : { kind: 'list' };
      go(to, [toHeading, optionOf(), toSearch]);
    },
    remove() {
      if (!open) return;
      const index = shown.shown.indexOf(open);
      const next = shown.shown[index + 1] ?? shown.shown[index - 1];
      entries.remove(open);
      go({ kind: 'list' }, next ? [optionOf(next.id), toSearch] : [], next?.id);
    },
    back() {
      go({ kind: 'list' }, [optionOf(open?.id), toSearch], open?.id);
    },
    searchFor(query) {
      shown.set({ query });
      go({ kind: 'list' }, [toSearch]);
    },
  };

  useKnowledgeKeys({
    search,
    entry: place.kind === 'edit' ? null : (open ?? null),
    onNew: () => board.create(),
    onEdit: board.edit,
    onStar: entries.toggleStar,
    onWalk: walk,
  });

  return board;
}
