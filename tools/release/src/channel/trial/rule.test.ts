import { FALSE_RETURN, judge, MISSED, type Step, type Verdict } from './rule';

const step = (change: Partial<Step> = {}): Step => ({
  fresh: { visits: 0, faults: {} },
  current: { visits: 0, faults: {} },
  parts: ['tasks'],
  steps: 3,
  limit: 0.01,
  looks: 0,
  isFine: false,
  isOver: false,
  ...change,
});
const arm = (visits: number, tasks = 0, other = 0) => ({ visits, faults: { tasks, other } });

it('stays while nothing is known, however much time has passed', () => {
  expect(judge(step({ isOver: true }))).toEqual({ what: 'stay', looks: 0, isFine: false });
  const few = judge(step({ fresh: arm(200), current: arm(1800), isOver: true }));
  expect(few).toEqual({ what: 'stay', looks: 5, isFine: false });
});

it('goes on once so few faults would be rare at the limit, and the time is over', () => {
  const seen = { fresh: arm(512), current: arm(4608) };
  // 0.99 ** 512 is 0.6 %, below the 1.25 % of this look.
  expect(judge(step(seen))).toEqual({ what: 'stay', looks: 7, isFine: true });
  expect(judge(step({ ...seen, looks: 7, isFine: true, isOver: true })).what).toBe('step');
  // With three faults nothing is sure yet, in either direction.
  const odd = judge(step({ fresh: arm(512, 3), current: arm(4608, 20), isOver: true }));
  expect(odd).toEqual({ what: 'stay', looks: 7, isFine: false });
});

it('is taken back as soon as Fisher\u2019s test says so, and not before', () => {
  // All four faults in 16 of 160 visits: (16/160)(15/159)(14/158)(13/157) is 0.007 %; this look may err by 0.083 %.
  const worse = step({ fresh: arm(16, 4), current: arm(144) });
  expect(judge(worse)).toEqual({ what: 'return', looks: 2, isFine: false, part: 'tasks' });
  // Two of them: 0.94 %.
  expect(judge(step({ fresh: arm(16, 2), current: arm(144) })).what).toBe('stay');
  // As many as the others have.
  expect(judge(step({ fresh: arm(16, 4), current: arm(144, 36) })).what).toBe('stay');
});

it('has the limit to go by where nobody has the current release', () => {
  expect(judge(step({ fresh: arm(64, 9) })).what).toBe('return');
  expect(judge(step({ fresh: arm(4096, 30) })).what).toBe('stay');
});

it('looks again only when the visits have doubled', () => {
  const worse = { fresh: arm(31, 9), current: arm(250) };
  expect(judge(step({ ...worse, looks: 2 })).what).toBe('stay');
  expect(judge(step({ ...worse, looks: 1 })).what).toBe('return');
});

it('does not count the faults of a neighbour', () => {
  const seen = { fresh: arm(512, 0, 300), current: arm(4608) };
  expect(judge(step({ ...seen, isOver: true })).what).toBe('step');
});

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Outcome {
  readonly what: 'returned' | 'given to all';
  /** Visits with the new release. */
  readonly visits: number;
  readonly steps: number;
}

const SHARES = [10, 50, 100];

/** A whole trial: each visit draws its side, and fails as its release does. */
function simulate(seed: number, usual: number, more: number, most: number): Outcome {
  const draw = random(seed);
  let visits = 0;
  let before = { visits: 0, tasks: 0 };
  for (const [at, share] of SHARES.entries()) {
    const fresh = { visits: 0, tasks: 0 };
    const current = { visits: 0, tasks: 0 };
    let known: Verdict = { what: 'stay', looks: 0, isFine: false };
    for (let what: Verdict['what'] = 'stay'; what !== 'step';) {
      const isFresh = draw() * 100 < share;
      const side = isFresh ? fresh : current;
      side.visits += 1;
      side.tasks += Number(draw() < usual + (isFresh ? more : 0));
      visits += Number(isFresh);
      // In between it looks at nothing.
      const isLook = fresh.visits >= 8 && Number.isInteger(Math.log2(fresh.visits));
      if (!isFresh || !isLook) continue;
      const other = share === 100 ? before : current;
      const seen = {
        fresh: arm(fresh.visits, fresh.tasks),
        current: arm(other.visits, other.tasks),
      };
      known = judge(step({ ...seen, ...known, isOver: true }));
      what = known.what;
      if (what === 'return') return { what: 'returned', visits, steps: at };
      if (visits >= most) return { what: 'given to all', visits, steps: at };
    }
    before = current;
  }
  return { what: 'given to all', visits, steps: SHARES.length };
}

it('of 100 bad releases all are taken back, within 30 / rate visits, and hardly one takes a step', () => {
  const bad = Array.from({ length: 100 }, (_, at) => {
    const more = 0.01 + (0.19 * at) / 99;
    return { more, ...simulate(at + 1, (at % 4) / 1000, more, 8_000) };
  });
  const late = bad.filter(({ what, visits, more }) => what !== 'returned' || visits * more > 30);
  expect(late).toEqual([]);
  expect(bad.filter(({ steps }) => steps > 0).length).toBeLessThanOrEqual(100 * MISSED);
});

it('of 100 good releases no more are taken back than promised, and the others reach all', () => {
  const good = Array.from({ length: 100 }, (_, at) =>
    simulate(1000 + at, (at % 6) / 1000, 0, 20_000),
  );
  const returned = good.filter(({ what }) => what === 'returned');
  expect(returned.length).toBeLessThanOrEqual(100 * FALSE_RETURN);
  expect(good.filter(({ steps }) => steps >= SHARES.length - 1).length).toBe(100 - returned.length);
});
