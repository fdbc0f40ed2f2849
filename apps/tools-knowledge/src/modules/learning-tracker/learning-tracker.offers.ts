import { readQuery, storeOf, subscribeQuery } from '@plainday/data-api';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { foldText, matchesText } from '@plainday/shared-utils';
import { learningApi } from './api/learning.api';
import { learningTrackerManifest } from './learning-tracker.manifest';
import type { LearningGoal } from './model/learning.schema';
import { minutesByDay } from './model/weeks.logic';

/** Goals that a search shows at most. */
const LIMIT = 20;

function found({ id, topic, subject }: LearningGoal): FoundItem {
  const to = { kind: 'tool', toolId: learningTrackerManifest.id } as const;
  return { kind: 'learning-goal', id, title: topic, excerpt: subject, to };
}

/** What the Learning Tracker offers: minutes a day, and goals to find and to link to. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { learningList } = learningApi.endpoints;
  const goals = () => readQuery(store, learningList, undefined);

  async function find(text: string): Promise<readonly FoundItem[]> {
    const query = foldText(text.trim());
    return (await goals())
      .filter(({ topic, subject }) => [topic, subject].some((part) => matchesText(part, query)))
      .slice(0, LIMIT)
      .map(found);
  }

  return {
    search: find,
    facts: {
      'learning-minutes': {
        async read({ from, to }) {
          return [...minutesByDay(await goals())]
            .filter(([day]) => day >= from && day <= to)
            .map(([day, value]) => ({ day, value }));
        },
        subscribe: (listener) => subscribeQuery(store, learningList, undefined, listener),
      },
    },
    links: {
      find,
      async get({ id }) {
        const goal = (await goals()).find((other) => other.id === id);
        return goal ? found(goal) : null;
      },
    },
  };
};
