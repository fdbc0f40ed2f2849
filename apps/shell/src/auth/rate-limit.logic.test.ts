import { createRateLimit, WINDOW_MS } from './rate-limit.logic';

function setUp() {
  let time = 1_000_000;
  const limit = createRateLimit({ now: () => time });
  const attempts = (email: string, count: number) =>
    Array.from({ length: count }, () => limit.attempt(email));
  return { attempts, pass: (ms: number) => (time += ms) };
}

describe('createRateLimit', () => {
  it('[AU8] lets five attempts through and refuses the sixth', () => {
    expect(setUp().attempts('a@b.co', 6)).toEqual([true, true, true, true, true, false]);
  });

  it('counts every e-mail for itself, whatever its case', () => {
    const { attempts } = setUp();
    attempts('a@b.co', 5);
    expect(attempts('A@B.co ', 1)).toEqual([false]);
    expect(attempts('c@d.co', 1)).toEqual([true]);
  });

  it('counts attempts without an e-mail together', () => {
    const { attempts } = setUp();
    attempts('', 3);
    expect(attempts('  ', 3)).toEqual([true, true, false]);
  });

  it('opens again when the window has passed, and not a moment before', () => {
    const { attempts, pass } = setUp();
    attempts('a@b.co', 5);
    pass(WINDOW_MS - 1);
    expect(attempts('a@b.co', 1)).toEqual([false]);
    pass(1);
    expect(attempts('a@b.co', 1)).toEqual([true]);
  });

  it('does not lengthen the wait by refused attempts', () => {
    const { attempts, pass } = setUp();
    attempts('a@b.co', 5);
    pass(WINDOW_MS / 2);
    attempts('a@b.co', 10);
    pass(WINDOW_MS / 2);
    expect(attempts('a@b.co', 5)).toEqual([true, true, true, true, true]);
  });
});
