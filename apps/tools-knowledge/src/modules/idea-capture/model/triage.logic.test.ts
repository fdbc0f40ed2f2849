import { emptyDraft, type Idea } from './idea.schema';
import { newIdea } from './ideas.logic';
import { deckOf, nextOpen, summaryOf, undecided } from './triage.logic';

function idea(id: string, fields: Partial<Idea> = {}): Idea {
  return { ...newIdea({ ...emptyDraft, title: id }, { id, userId: 'u', now: 0 }), ...fields };
}

test('[IC10] what was starred, archived or made into something is decided', () => {
  const ideas = [
    idea('new'),
    idea('star', { status: 'starred' }),
    idea('task', { outcome: 'task' }),
    idea('away', { outcome: 'archived' }),
    idea('old'),
  ];
  expect(undecided(ideas).map(({ id }) => id)).toEqual(['old', 'new']);
});

test('[IC10] the deck goes on to the next open idea, and around its end', () => {
  const deck = deckOf(
    ['a', 'b', 'c', 'gone'],
    [idea('a'), idea('b', { outcome: 'task' }), idea('c')],
  );
  expect(deck.decisions).toEqual([null, 'task', null, 'deleted']);
  expect([nextOpen(deck, 0), nextOpen(deck, 2)]).toEqual([2, 0]);
  expect(nextOpen(deckOf(['gone'], []), 0)).toBeNull();
});

test('[IC10] at the end it says what became of them', () => {
  const deck = {
    ids: ['a', 'b', 'c', 'd'],
    decisions: ['task', 'starred', 'task', 'deleted'] as const,
  };
  expect(summaryOf(deck)).toBe('2 tasks, 1 starred, 1 deleted');
});
