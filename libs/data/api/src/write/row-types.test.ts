import { api } from '../store/api';
import { patchQuery } from '../cache/cache-patch';
import { optimisticMutation } from './optimistic-mutation';
import { completionsApi, ideasApi, type Idea } from '../testing';
import { deleteRow, insertRow } from './row-writes';
import { rowsQuery } from '../rows/rows-query';

// What must not compile. Each line is checked by the type check of the repository, not here.
function mustNotCompile(idea: Idea): void {
  const { ideasList, ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
  const { habitsWeek, habitsUntick } = completionsApi.endpoints;
  const IDEAS = { schema: null as never, tag: 'Idea', words: [] } as const;

  // @ts-expect-error no such endpoint
  patchQuery(ideasApi.endpoints.ideaslist, (rows) => rows);
  // @ts-expect-error rows of another shape
  patchQuery(ideasList, () => [{ id: 'a', title: 1 }]);
  // @ts-expect-error no such column
  patchQuery(ideasList, (rows) => rows.filter((row) => row.titel === ''));
  // @ts-expect-error no such field of the argument
  patchQuery(habitsWeek, (rows, week) => (week.since ? rows : []));
  // @ts-expect-error a column is missing
  ideasAdd.initiate({ id: 'a', title: 'A' });
  // @ts-expect-error a value the table does not take
  ideasChange.initiate({ id: 'a', changes: { status: 'lost' } });
  // @ts-expect-error an id never changes
  ideasChange.initiate({ id: 'a', changes: { id: 'b' } });
  // @ts-expect-error not by its title
  ideasRemove.initiate({ title: idea.title });
  // @ts-expect-error half a key
  habitsUntick.initiate({ habit_id: 'a' });

  const tagged = api.enhanceEndpoints({ addTagTypes: ['Idea'] });
  tagged.injectEndpoints({
    endpoints: (build) => ({
      // @ts-expect-error no such tag
      wrongA: build.query<Idea[], void>({ query: () => ({ run }), providesTags: ['Ida'] }),
      // @ts-expect-error no such tag
      wrongB: build.query(rowsQuery<Idea, 'Ida'>('ideas', { ...IDEAS, tag: 'Ida', order: [] })),
      // @ts-expect-error no such tag
      wrongC: build.mutation(optimisticMutation({ says, send: run, onFailure: ['Ida'] })),
      // @ts-expect-error no such tag
      wrongD: build.mutation(deleteRow<'ideas', Idea, 'Ida'>('ideas', { ...IDEAS, tag: 'Ida' })),
      // @ts-expect-error rows of another table
      wrongE: build.mutation(insertRow<'habits', { id: string }, 'Idea'>('habits', IDEAS)),
      right: build.query(rowsQuery<Idea, 'Idea'>('ideas', { ...IDEAS, order: [] })),
    }),
  });

  // @ts-expect-error no such column to order by
  rowsQuery<Idea, 'Idea'>('ideas', { ...IDEAS, order: [{ column: 'position' }] });
  // @ts-expect-error no such table
  rowsQuery<Idea, 'Idea'>('thoughts', { ...IDEAS, order: [] });
  // @ts-expect-error no such column to filter by
  rowsQuery<Idea, 'Idea'>('ideas', { ...IDEAS, order: [], filter: () => ({ colour: 'red' }) });
}

const says = () => ({ done: 'Changed', names: [] });

async function run() {
  return { data: null, error: null };
}

test('wrong names of tags, endpoints, columns and tables do not compile', () => {
  expect(mustNotCompile).toBeInstanceOf(Function);
});
