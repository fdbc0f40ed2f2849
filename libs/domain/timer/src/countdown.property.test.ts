import {
  hasEnded,
  isRunning,
  pauseCountdown,
  remainingMs,
  resumeCountdown,
  startCountdown,
  type Countdown,
} from './countdown';

/** The same pseudo-random numbers on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The reference: a stopwatch that is told of every millisecond, and counts those in which it ran. */
class Stopwatch {
  running = false;
  private ran = 0;

  constructor(private readonly durationMs: number) {}

  pass(ms: number) {
    if (this.running) this.ran = Math.min(this.durationMs, this.ran + ms);
  }

  get left() {
    return this.durationMs - this.ran;
  }
}

const STEPS = ['pass', 'sleep', 'pause', 'resume', 'reload'] as const;
const LONGEST_MS = { pass: 90_000, sleep: 9 * 3_600_000 } as const;

/** Half an hour to two hours of random handling; the engine sees the clock alone, the reference all that passes. */
function play(seed: number) {
  const random = randomFrom(seed);
  const durationMs = 1 + Math.floor(random() * 120 * 60_000);
  const reference = new Stopwatch(durationMs);
  let now = Date.UTC(2026, 10, 21, 12) + Math.floor(random() * 86_400_000);
  let engine: Countdown = startCountdown(durationMs, now);
  reference.running = true;

  for (let step = 0; step < 60; step += 1) {
    const kind = STEPS[Math.floor(random() * STEPS.length)] ?? 'pass';
    if (kind === 'pass' || kind === 'sleep') {
      const ms = Math.floor(random() * LONGEST_MS[kind]);
      now += ms;
      reference.pass(ms);
    }
    if (kind === 'pause') {
      engine = pauseCountdown(engine, now);
      reference.running = false;
    }
    if (kind === 'resume') {
      engine = resumeCountdown(engine, now);
      reference.running = true;
    }
    if (kind === 'reload') engine = JSON.parse(JSON.stringify(engine)) as Countdown;
    const at = `seed ${seed}, step ${step}, ${kind}`;
    expect([at, remainingMs(engine, durationMs, now)]).toEqual([at, reference.left]);
    expect([at, isRunning(engine)]).toEqual([at, reference.running]);
    expect([at, hasEnded(engine, now)]).toEqual([at, reference.running && reference.left === 0]);
  }
}

test('whatever is done to it, a countdown agrees with a stopwatch that saw every millisecond', () => {
  for (let seed = 1; seed <= 300; seed += 1) play(seed);
});

test('however the clock jumps, what is left stays between nothing and the whole', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const durationMs = 1 + Math.floor(random() * 3_600_000);
    let now = Date.UTC(2026, 10, 21);
    let engine = startCountdown(durationMs, now);
    for (let step = 0; step < 40; step += 1) {
      now += Math.floor((random() - 0.5) * 48 * 3_600_000);
      engine = random() < 0.5 ? pauseCountdown(engine, now) : resumeCountdown(engine, now);
      const left = remainingMs(engine, durationMs, now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(durationMs);
    }
  }
});
