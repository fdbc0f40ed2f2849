import { storeOf } from '@plainday/data-api';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { ideasApi } from './api/ideas.api';
import { ideaCaptureManifest } from './idea-capture.manifest';
import type { Idea } from './model/idea.schema';
import { filterIdeas } from './model/ideas.logic';

/** Ideas that a search shows at most. */
const LIMIT = 20;

function found({ id, title, content }: Idea): FoundItem {
  const to = { kind: 'tool', toolId: ideaCaptureManifest.id, at: id } as const;
  return { kind: 'idea', id, title, ...(content ? { excerpt: content } : {}), to };
}

/** What Idea Capture offers to other tools and to the palette: ideas to find and to link to. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { ideasList } = ideasApi.endpoints;
  const ideas = () => store.dispatch(ideasList.initiate(undefined, { subscribe: false })).unwrap();

  async function find(query: string): Promise<readonly FoundItem[]> {
    const filter = { query, starredOnly: false, tag: null, archived: false };
    return filterIdeas(await ideas(), filter)
      .slice(0, LIMIT)
      .map(found);
  }

  return {
    search: find,
    links: {
      find,
      async get({ id }) {
        const idea = (await ideas()).find((other) => other.id === id);
        return idea ? found(idea) : null;
      },
    },
  };
};
