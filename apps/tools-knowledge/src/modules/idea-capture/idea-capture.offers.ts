import { readQuery, storeOf } from '@plainday/data-api';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { ideasApi } from './api/ideas.api';
import { ideaCaptureManifest } from './idea-capture.manifest';
import { emptyDraft, type Idea } from './model/idea.schema';
import { filterIdeas, newIdea } from './model/ideas.logic';

/** Ideas that a search shows at most. */
const LIMIT = 20;

function found({ id, title, content }: Idea): FoundItem {
  const to = { kind: 'tool', toolId: ideaCaptureManifest.id, at: id } as const;
  return { kind: 'idea', id, title, ...(content ? { excerpt: content } : {}), to };
}

/** What Idea Capture offers to other tools and to the palette: ideas to find and to link to. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { ideasAdd, ideasList, ideasRemove } = ideasApi.endpoints;
  const ideas = () => readQuery(store, ideasList, undefined);

  async function find(query: string): Promise<readonly FoundItem[]> {
    const filter = { query, starredOnly: false, tag: null, archived: false };
    return filterIdeas(await ideas(), filter)
      .slice(0, LIMIT)
      .map(found);
  }

  return {
    actions: {
      'add-idea'({ title }) {
        const made = { id: newId(), userId: context.userId, now: systemClock.now() };
        const idea = newIdea({ ...emptyDraft, title }, made);
        void store.dispatch(ideasAdd.initiate(idea, { track: false }));
        context
          .shell()
          .undo.offer(`“${idea.title}” kept as an idea`, () =>
            store.dispatch(ideasRemove.initiate({ id: idea.id }, { track: false })),
          );
        return { kind: 'idea', id: idea.id };
      },
    },
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
