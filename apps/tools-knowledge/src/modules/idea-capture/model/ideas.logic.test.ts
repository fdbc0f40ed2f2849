import { ideaDraftSchema, emptyDraft } from './idea.schema';
import { filterIdeas, newIdea, resurfaces, tagCounts, tagsOf } from './ideas.logic';

const made = { id: 'i1', userId: 'u1', now: Date.UTC(2026, 9, 22, 12) };
const idea = newIdea(
  { title: ' Board game ', content: ' ', tags: 'Fun, family , ', category: 'creative' },
  made,
);
const all = { query: '', starredOnly: false, tag: null };

test('[IC1] an idea needs a title', () => {
  const fits = (title: string) => ideaDraftSchema.safeParse({ ...emptyDraft, title }).success;
  expect([fits('A'), fits('  ')]).toEqual([true, false]);
});

test('[IC2] tags are split at commas, trimmed, and none comes empty or twice', () => {
  expect(tagsOf(' a, b ,,A, c d ')).toEqual(['a', 'b', 'c d']);
  expect(tagsOf('')).toEqual([]);
  expect(tagsOf(Array.from({ length: 30 }, (_, index) => `t${index}`).join(','))).toHaveLength(20);
});

test('[IC3] a new idea is captured, with medium priority', () => {
  expect(idea).toMatchObject({
    title: 'Board game',
    content: null,
    tags: ['Fun', 'family'],
    category: 'creative',
    priority: 'medium',
    status: 'captured',
    created_at: '2026-10-22T12:00:00.000Z',
  });
});

test.each(['board', 'FAMILY', 'dice'])(
  '[IC4] the search finds %p in title, tags or content',
  (query) => {
    const ideas = [
      { ...idea, content: 'With dice' },
      { ...idea, id: 'i2', title: 'Else', tags: [] },
    ];
    expect(filterIdeas(ideas, { ...all, query }).map(({ id }) => id)).toEqual(['i1']);
  },
);

test('[IC5] starred and tag narrow the list', () => {
  const ideas = [idea, { ...idea, id: 'i2', status: 'starred' as const, tags: ['work'] }];
  expect(filterIdeas(ideas, { ...all, starredOnly: true }).map(({ id }) => id)).toEqual(['i2']);
  expect(filterIdeas(ideas, { ...all, tag: 'FUN' }).map(({ id }) => id)).toEqual(['i1']);
  expect(tagCounts([idea, { ...idea, tags: ['fun'] }])).toEqual([
    { tag: 'Fun', count: 2 },
    { tag: 'family', count: 1 },
  ]);
});

test('[IC9] an idea comes up again after thirty days', () => {
  expect(resurfaces(idea, '2026-11-21', 'UTC')).toBe(true);
  expect(resurfaces(idea, '2026-11-20', 'UTC')).toBe(false);
  expect(resurfaces(idea, '2026-10-22', 'UTC')).toBe(false);
});
