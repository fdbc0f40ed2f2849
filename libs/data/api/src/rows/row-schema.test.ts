import { logger } from '@plainday/shared-platform';
import * as z from 'zod/mini';
import { fitsAsItIs } from './fits-as-it-is';
import { checkRows } from './row-schema';

const schema = z.object({
  id: z.string(),
  day: z.string().check(z.minLength(3)),
  level: z.enum(['low', 'high']),
  count: z.catch(z.number(), 0),
  whole: z.int(),
  tags: z.nullable(z.array(z.string())),
  text: z.optional(z.string()),
  key: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
});
const row = {
  id: 'a',
  day: 'Mon',
  level: 'low',
  count: 1,
  whole: 2,
  tags: null,
  key: 'k',
  more: true,
};
const fits = fitsAsItIs(schema);

beforeEach(() => void jest.spyOn(logger, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

const VALUES = [
  undefined,
  null,
  '',
  'low',
  'Monday',
  0,
  1.5,
  NaN,
  Infinity,
  true,
  [],
  ['a'],
  [1],
  {},
];

test('what is said to fit is what the schema answers with, value by value', () => {
  let fitting = 0;
  for (const name of [...Object.keys(row), 'text']) {
    for (const value of VALUES) {
      const odd = { ...row, [name]: value };
      if (!fits?.(odd)) continue;
      fitting += 1;
      const { data } = z.safeParse(schema, odd);
      expect(data && { ...odd, ...data }).toEqual(odd);
    }
  }
  expect(fitting).toBe(33);
  expect([null, 'text', [], {}].some((value) => fits?.(value))).toBe(false);
});

test.each([
  ['of other keys', z.strictObject({ id: z.string() })],
  ['as a whole', schema.check(z.refine(({ count }) => count > 0))],
  ['of no object', z.string()],
])('what a schema says %s is left to it', (_name, other) => {
  expect(fitsAsItIs(other)).toBeUndefined();
});

test('rows that do not fit are left out and named, what can be mended is, and other columns stay', async () => {
  const rows = [row, { ...row, id: 1 }, { ...row, id: 'b', count: 'two', key: 7 }, null];
  expect(await checkRows(rows, schema, 'things')).toEqual([
    row,
    { ...row, id: 'b', count: 0, key: '7' },
  ]);
  expect(logger.error).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledWith(
    'A row of things could not be read.',
    expect.anything(),
  );
});

test('the page answers while many rows are checked', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  // A clock by which each look at it takes a millisecond: 100 rows are four slices.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const checked = await checkRows(Array<unknown>(100).fill(row), schema, 'things');
  clearInterval(timer);
  expect(checked).toHaveLength(100);
  expect(turns).toBeGreaterThanOrEqual(2);
});
