// Runs tests many times beside busy loops: what passes but sometimes fails soon.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runRows } from './run-steps.mjs';
import { buildSite, first, jestStep, playwrightStep, TEST_SITE } from './steps.mjs';

const isSpec = (path) => /\.spec\.ts\b/.test(path) || path.includes('/e2e');

function stepsFor(times, paths, root) {
  if (!paths.some(isSpec)) {
    const projects = ['node', 'jsdom', 'contract', 'simulation'];
    const words = ['--runInBand', '--testPathPatterns', ...paths];
    return Array.from({ length: times }, (_, index) =>
      jestStep(`repeat-${index + 1}`, projects, words),
    );
  }
  const built = existsSync(join(root, TEST_SITE, 'release.json')) ? [] : [buildSite];
  const words = [`--repeat-each=${times}`, '--workers=1', ...paths];
  return [...first, ...built, playwrightStep('repeat', ['sample', 'full'], words)];
}

/** Runs the tests at some paths several times, with as many busy loops as this machine has cores. */
export async function repeat(times, paths, context) {
  const loops = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  const results = await runRows([stepsFor(times, paths, context.root)], context);
  await Promise.all(loops.map((loop) => loop.terminate()));
  const sum = (key) =>
    results.filter(({ step }) => step.report).reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
