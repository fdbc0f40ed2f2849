import { useDeviceList, useRecovery, type Recovery, type ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { foldText, plural, quoted } from '@plainday/shared-utils';
import { linksTo, withRenamedLinks } from '../../../shared/links/links.logic';
import { entryOf } from '../model/entries.logic';
import type { Entry, EntryDraft } from '../model/entry.schema';
import { entryList } from '../model/knowledge-base.store';
import type { TakenIn } from '../model/take-in.logic';

/** The entries as the page sees them. */
export interface Entries {
  /** The newest change first. */
  readonly entries: readonly Entry[];
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly recovery: Recovery;
  /** Makes an entry, or changes the one that was there; links follow a new title. Gives its id. */
  readonly save: (draft: EntryDraft, before?: Entry) => string;
  readonly setContent: (entry: Entry, content: string) => void;
  readonly toggleStar: (entry: Entry) => void;
  readonly remove: (entry: Entry) => void;
  readonly addAll: (taken: TakenIn) => void;
}

export function useEntries(): Entries {
  const { notify, undo } = useShell();
  const { items: entries, status, ready, put, update, remove } = useDeviceList(entryList);
  const recovery = useRecovery(entryList);

  /** Entries whose links lead to the old title of this one. */
  function followers(before: Entry, entry: Entry): readonly Entry[] {
    if (foldText(before.title) === foldText(entry.title)) return [];
    return entries.filter(({ id, content }) => id !== entry.id && linksTo(content, before.title));
  }

  function change(entry: Entry, before: Entry): void {
    const old = followers(before, entry);
    const { updatedAt } = entry;
    put(
      entry,
      ...old.map((one) => ({
        ...one,
        content: withRenamedLinks(one.content, before.title, entry.title),
        updatedAt,
      })),
    );
    undo.offer(`“${entry.title}” updated`, () => put(before, ...old), {
      toast: { title: 'Entry updated', description: entry.title },
    });
  }

  return {
    entries,
    status,
    ready,
    recovery,
    save(draft, before) {
      const entry = entryOf(draft, { id: newId(), now: systemClock.now(), before });
      if (before) change(entry, before);
      else {
        put(entry);
        notify.brief(`Entry created: ${quoted(entry.title)}`);
      }
      return entry.id;
    },
    setContent(entry, content) {
      const updatedAt = new Date(systemClock.now()).toISOString();
      update(entry.id, (now) => ({ ...now, content, updatedAt }));
    },
    toggleStar(entry) {
      const starred = !entry.starred;
      update(entry.id, (now) => ({ ...now, starred }));
      undo.offer(`“${entry.title}” ${starred ? 'starred' : 'no longer starred'}`, () =>
        update(entry.id, (now) => ({ ...now, starred: !starred })),
      );
    },
    remove(entry) {
      remove(entry.id);
      undo.offer(`“${entry.title}” deleted`, () => put(entry), {
        toast: { title: 'Entry deleted', description: entry.title },
      });
    },
    addAll(taken) {
      put(...taken.put);
      const old = new Set(taken.before.map(({ id }) => id));
      undo.offer(`${plural(taken.put.length, 'entry', 'entries')} imported`, () => {
        remove(...taken.put.map(({ id }) => id).filter((id) => !old.has(id)));
        put(...taken.before);
      });
    },
  };
}
