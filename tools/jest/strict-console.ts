import { format } from 'node:util';

/**
 * A test that prints an error or a warning fails. Where the noise is the point, spy on the console:
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)` and expect the call.
 */
const LEVELS = ['error', 'warn'] as const;
/** Said by supabase-js once per process on Node 20; Node 20 is supported here. */
const KNOWN = /Node\.js 20 and below are deprecated/;
const real = { error: console.error, warn: console.warn };
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (KNOWN.test(text)) return;
      noise.push(`console.${level}: ${text}`);
      real[level](...parts);
    };
  }
});

afterEach(() => {
  for (const level of LEVELS) console[level] = real[level];
  if (noise.length > 0) {
    throw new Error(`The test was noisy, which fails it.\n\n${noise.join('\n\n')}`);
  }
});
