import { deviceStore } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { entryOf, filterEntries } from './model/entries.logic';
import type { Entry } from './model/entry.schema';
import { draftFromText } from './model/draft-from-text.logic';
import { foundEntry } from './model/found.logic';
import { entryList } from './model/knowledge-base.store';

/** Entries that a search shows at most. */
const LIMIT = 20;

const offered = (entry: Entry): FoundItem => ({ ...foundEntry(entry), kind: 'entry' });

/** What the Knowledge Base offers to other tools and to the palette: entries to find and to link to. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const store = deviceStore(userId);

  async function find(query: string): Promise<readonly FoundItem[]> {
    const readings = [...(await store.readItems(entryList)).values()];
    const entries = readings.flatMap(({ value }) => (value ? [value] : []));
    const filter = { query, category: null, type: null, starredOnly: false };
    return filterEntries(entries, filter).slice(0, LIMIT).map(offered);
  }

  return {
    actions: {
      async 'keep-text'({ text }) {
        const entry = entryOf(draftFromText(text), { id: newId(), now: systemClock.now() });
        const put = (kept: Entry | undefined) =>
          store.changeItems(entryList, [entry.id], () => kept);
        await put(entry);
        shell().undo.offer(`Entry created: ${quoted(entry.title)}`, () => put(undefined));
        return { kind: 'entry', id: entry.id };
      },
    },
    search: find,
    links: {
      find,
      async get({ id }) {
        const { value } = await store.readItem(entryList, id);
        return value ? offered(value) : null;
      },
    },
  };
};
