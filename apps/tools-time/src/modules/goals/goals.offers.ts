import { readLiteral } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { foldText, matchesText } from '@plainday/shared-utils';
import { goalsManifest } from './goals.manifest';
import type { Goal } from './model/goals.schema';
import { goalsStore } from './model/goals.store';
import { targetOf } from './model/progress.logic';

/** Goals that a search shows at most. */
const LIMIT = 20;

function found(goal: Goal): FoundItem {
  const { id, title, progress, unit } = goal;
  const to = { kind: 'tool', toolId: goalsManifest.id, at: id } as const;
  return {
    kind: 'weekly-goal',
    id,
    title,
    excerpt: `${progress} of ${targetOf(goal)} ${unit}`,
    to,
  };
}

/** What Weekly Goals offers to other tools and to the palette: this week's goals to find and to link to. */
export const createOffers: CreateOffers = () => {
  const goals = () => readLiteral(goalsStore).value ?? [];

  function find(text: string): FoundItem[] {
    const query = foldText(text.trim());
    return goals()
      .filter(({ title }) => matchesText(title, query))
      .slice(0, LIMIT)
      .map(found);
  }

  return {
    search: find,
    links: {
      find,
      get({ id }) {
        const goal = goals().find((other) => other.id === id);
        return goal ? found(goal) : null;
      },
    },
  };
};
