import { deviceStore } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { foldText, matchesText } from '@plainday/shared-utils';
import { mindMappingManifest } from './mind-mapping.manifest';
import type { MindMap } from './model/mind-map.schema';
import { mindMaps } from './model/mind-maps.store';

/** Maps that a search shows at most. */
const LIMIT = 20;

function found({ id, title }: MindMap, excerpt?: string): FoundItem {
  const to = { kind: 'tool', toolId: mindMappingManifest.id, at: id } as const;
  return { kind: 'mind-map', id, title, ...(excerpt ? { excerpt } : {}), to };
}

/** What Mind Mapping offers: maps to find, by their title and their ideas, and to link to. */
export const createOffers: CreateOffers = ({ userId }) => {
  const store = deviceStore(userId);

  async function maps(): Promise<readonly MindMap[]> {
    const readings = await store.readItems(mindMaps);
    return [...readings.values()].flatMap(({ value }) => (value ? [value] : []));
  }

  async function find(text: string): Promise<readonly FoundItem[]> {
    const query = foldText(text.trim());
    return (await maps())
      .flatMap((map) => {
        const node = map.nodes.find((one) => matchesText(one.text, query));
        return node || matchesText(map.title, query) ? [found(map, node?.text)] : [];
      })
      .slice(0, LIMIT);
  }

  return {
    search: find,
    links: {
      find,
      async get({ id }) {
        const map = (await maps()).find((one) => one.id === id);
        return map ? found(map) : null;
      },
    },
  };
};
