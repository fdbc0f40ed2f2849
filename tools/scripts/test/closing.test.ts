import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slowestLines, stepLines, totalLine } from './closing.mjs';

const counts = { passed: 1, failed: 0 };

it('says of every step its seconds and those of the processor, where the system tells', () => {
  const lines = stepLines([
    { ...counts, step: { name: 'lint' }, seconds: 12.34, processor: 20 },
    { ...counts, step: { name: 'types' }, seconds: 1, processor: NaN },
  ]);
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
    ['step', 'seconds', 'processor'],
    ['lint', '12.3', '20.0'],
    ['types', '1.0', '–'],
  ]);
});

it('names the ten slowest files of all reports, the slowest first', () => {
  const reports = mkdtempSync(join(tmpdir(), 'plainday-closing-'));
  const file = (index: number) => ({
    name: `/x/${index}.test.ts`,
    startTime: 0,
    endTime: index * 1000,
  });
  writeFileSync(
    join(reports, 'unit.json'),
    JSON.stringify({ testResults: Array.from({ length: 12 }, (_, index) => file(index)) }),
  );
  const step = { name: 'unit', report: 'jest' } as const;
  const lines = slowestLines([{ ...counts, step, seconds: 1, processor: 1 }], reports);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^\s+11\.0 {2}unit\s.*11\.test\.ts$/);
  expect(lines[9]).toMatch(/^\s+2\.0 {2}unit\s.*2\.test\.ts$/);
  rmSync(reports, { recursive: true });
});

it('puts the whole time beside the goal', () => {
  expect(totalLine(839.6)).toBe('14 min 0 s of 15 min on two quiet cores');
});
