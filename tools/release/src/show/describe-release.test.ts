import type { Release } from '@plainday/federation-contract';
import { sizeLines } from './describe-release';

const kB = 1024;

/** A release of one remote, with the size of its tools, and a shell of two files. */
function release(version: string, tools: Readonly<Record<string, number>>, shell = 100): Release {
  const modules = Object.entries(tools).map(([id, size]) => ({ id, bytes: size * kB }));
  const files = [shell, 20].map((size) => ({ bytes: size * kB }));
  return {
    shell: { version: `s${shell}`, files },
    remotes: { time: { version, modules } },
  } as unknown as Release;
}

const live = release('a', { pomodoro: 13, breaks: 5 });

test('says the size of each tool that would change, and of the shell, against what is live', () => {
  expect(sizeLines(release('b', { pomodoro: 13.5, breaks: 4, tea: 2 }, 98), live)).toEqual([
    '  time/pomodoro  13.5 kB  +0.5 kB',
    '  time/breaks  4.0 kB  -1.0 kB',
    '  time/tea  2.0 kB  new',
    '  shell  118.0 kB before compression  -2.0 kB',
  ]);
});

test('says nothing of what stays, and has nothing to compare the first release with', () => {
  expect(sizeLines(release('a', { pomodoro: 13, breaks: 5 }), live)).toEqual([]);
  expect(sizeLines(live, null)).toEqual([
    '  time/pomodoro  13.0 kB  new',
    '  time/breaks  5.0 kB  new',
  ]);
});
