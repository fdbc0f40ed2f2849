import { deviceStore, literalCell, readLiteral } from '@plainday/data-device';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { foldText, matchesText } from '@plainday/shared-utils';
import { goalsManifest } from './goals.manifest';
import { withMarks } from './model/goal-marks.logic';
import { goalMarks } from './model/goal-marks.store';
import { addGoal } from './model/goals.logic';
import type { Goal } from './model/goals.schema';
import { goalsStore, weekStore } from './model/goals.store';
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

/** What Weekly Goals offers to other tools and to the palette: this week's goals to find, to link to and to make. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  async function goals(): Promise<readonly Goal[]> {
    const { value = goalMarks.initial } = await deviceStore(userId).read(goalMarks);
    return withMarks(
      readLiteral(goalsStore).value ?? [],
      value,
      readLiteral(weekStore).value ?? '',
    );
  }

  async function find(text: string): Promise<FoundItem[]> {
    const query = foldText(text.trim());
    return (await goals())
      .filter(({ title }) => matchesText(title, query))
      .slice(0, LIMIT)
      .map(found);
  }

  return {
    actions: {
      'make-goal'({ title, undo }) {
        const now = systemClock.now();
        const draft = { title, target: 1, unit: '', id: newId(), now };
        const { set } = literalCell(goalsStore);
        set((current) => addGoal(current, draft));
        shell().undo.offer(undo?.label ?? `“${title}” is now a goal`, () => {
          set((current) => current.filter(({ id }) => id !== draft.id));
          return undo?.run();
        });
        return { kind: 'weekly-goal', id: draft.id };
      },
    },
    search: find,
    links: {
      find,
      async get({ id }) {
        const goal = (await goals()).find((other) => other.id === id);
        return goal ? found(goal) : null;
      },
    },
  };
};
