import { ImportRefusal, type ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { samples } from '../testing/samples';
import { failureOf, messagesOf, PlanTaker, type ReadMessage } from './messages';

/** What the page has of a plan that the worker said. */
function takenOver(plan: ImportPlan) {
  const taker = new PlanTaker();
  const said = [...messagesOf(plan)].map((message) => structuredClone(message));
  const plans = said.map((message) =>
    taker.take(message as Extract<ReadMessage, { kind: 'rows' | 'read' }>),
  );
  return { kinds: said.map(({ kind }) => kind), plans };
}

test('[SE23] the plan of each sample reaches the page as the worker has it', () => {
  const read = samples.flatMap(({ bytes, expected, context }) => {
    try {
      return [run(readFile(bytes, expected.file, context))];
    } catch (error) {
      if (error instanceof ImportRefusal) return [];
      throw error;
    }
  });
  expect(read.length).toBeGreaterThan(30);
  for (const plan of read) expect(takenOver(plan).plans.at(-1)).toEqual(plan);
});

test('[SE23] many rows come in parts, each no more than the page takes over at once', () => {
  const lines = Array.from({ length: 1700 }, (_, number) => `(A) Water plant ${number}\n`);
  const [{ context }] = samples as [(typeof samples)[number]];
  const plan = run(readFile(new TextEncoder().encode(lines.join('')), 'todo.txt', context));
  const { kinds, plans } = takenOver(plan);
  expect(kinds).toEqual(['rows', 'rows', 'rows', 'rows', 'read']);
  expect(plans.slice(0, -1)).toEqual([null, null, null, null]);
  expect(plans.at(-1)?.tasks.map(({ title }) => title)).toEqual(
    Array.from({ length: 1700 }, (_, number) => `Water plant ${number}`),
  );
});

test.each<[unknown, unknown]>([
  [new ImportRefusal('too-large'), { kind: 'refused', code: 'too-large' }],
  [new RangeError('Too deep'), { kind: 'failed', why: 'RangeError: Too deep' }],
  [
    Object.assign(new Error('No'), { cause: () => undefined }),
    { kind: 'failed', why: 'Error: No' },
  ],
  [{ again: () => undefined }, { kind: 'failed', why: 'A thrown object' }],
  [Symbol('no'), { kind: 'failed', why: 'A thrown symbol' }],
])('[SE23] whatever is thrown, %p, why there is no plan can be posted', (thrown, message) => {
  expect(structuredClone(failureOf(thrown))).toEqual(message);
});
