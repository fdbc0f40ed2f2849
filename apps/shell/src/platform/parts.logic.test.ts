import type { Release } from '@plainday/federation-contract';
import type { HostedModule, ModuleDetails, ModuleState } from '@plainday/federation-host';
import { partsOf } from './parts.logic';

const remote = (version: string, bytes: readonly number[]) => ({
  version,
  contract: '1.2',
  files: bytes.map((size) => ({ path: '/x.js', bytes: size, integrity: '' })),
  previous: { version: `${version}-before` },
});

const release = {
  remotes: { time: remote('t1', [10, 20]), knowledge: remote('k1', [5]) },
} as unknown as Release;

const modules = [
  { id: 'notes', title: 'Quick Notes', remote: 'knowledge', bytes: 4000 },
  { id: 'pomodoro', title: 'Pomodoro Timer', remote: 'time' },
] as unknown as readonly HostedModule[];

const states: Record<string, ModuleState> = {
  notes: { status: 'ready', Page: () => null, isPrevious: true },
  pomodoro: { status: 'idle' },
};

const details: Record<string, Partial<ModuleDetails>> = {
  notes: {
    version: 'k2',
    previous: 'k1',
    loadMs: 12.4,
    fault: { error: { message: 'It stopped.' }, at: 7 } as ModuleDetails['fault'],
  },
};

it('lists each remote with its tools: version, size, time, state and last fault', () => {
  const parts = partsOf({
    release: () => release,
    modules: () => modules,
    state: (id) => states[id] ?? { status: 'idle' },
    details: (id) => (details[id] ?? {}) as ModuleDetails,
  });
  expect(parts).toEqual([
    {
      name: 'knowledge',
      version: 'k1',
      previous: 'k1-before',
      contract: '1.2',
      bytes: 5,
      tools: [
        {
          id: 'notes',
          title: 'Quick Notes',
          version: 'k2',
          previous: 'k1',
          bytes: 4000,
          loadMs: 12.4,
          state: 'previous version',
          fault: 'It stopped.',
          faultAt: 7,
        },
      ],
    },
    expect.objectContaining({
      name: 'time',
      bytes: 30,
      tools: [expect.objectContaining({ state: 'not opened', version: 'unknown' })],
    }),
  ]);
});
