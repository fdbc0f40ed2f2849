import type { Idea } from './idea.schema';

/** What can become of an idea. */
export type Decision = 'task' | 'goal' | 'starred' | 'archived' | 'deleted';

/** What was decided about an idea; null while nothing was. One that is gone was deleted. */
function decisionOf(idea: Idea | undefined): Decision | null {
  if (!idea) return 'deleted';
  return idea.outcome ?? (idea.status === 'starred' ? 'starred' : null);
}

/** Ideas that nothing was decided about, the oldest first. */
export function undecided(ideas: readonly Idea[]): Idea[] {
  return ideas.filter((idea) => decisionOf(idea) === null).reverse();
}

/** A deck of ideas, and what has become of each. */
export interface Deck {
  readonly ids: readonly string[];
  readonly decisions: readonly (Decision | null)[];
}

/** The deck as it stands now. */
export function deckOf(ids: readonly string[], ideas: readonly Idea[]): Deck {
  const known = new Map(ideas.map((idea) => [idea.id, idea]));
  return { ids, decisions: ids.map((id) => decisionOf(known.get(id))) };
}

/** The next place without a decision after `at`, from the start again if need be; null when all are decided. */
export function nextOpen({ decisions }: Deck, at: number): number | null {
  for (let step = 1; step <= decisions.length; step += 1) {
    const place = (at + step) % decisions.length;
    if (decisions[place] === null) return place;
  }
  return null;
}

const WORDS: Record<Decision, readonly [one: string, many: string]> = {
  task: ['task', 'tasks'],
  goal: ['goal', 'goals'],
  starred: ['starred', 'starred'],
  archived: ['archived', 'archived'],
  deleted: ['deleted', 'deleted'],
};

/** What became of the deck in words: `2 tasks, 1 starred`. */
export function summaryOf({ decisions }: Deck): string {
  return (Object.keys(WORDS) as Decision[])
    .map((kind) => [kind, decisions.filter((decision) => decision === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`)
    .join(', ');
}
