import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { ShellContext, type ListedModule, type OffersPort } from '@plainday/federation-contract';
import { buildTask, createTestShell } from '@plainday/testing-unit';
import { useSessions } from './use-sessions';

const tool = (id: string, order: number, actions: readonly 'start-session'[] = []) =>
  ({ id, title: id, order, offers: { actions } }) as unknown as ListedModule;
const MODULES = [
  tool('pomodoro', 60, ['start-session']),
  tool('notes', 20),
  tool('time-tracker', 10, ['start-session']),
];
const task = buildTask({ id: 't1', title: 'Pay rent', project_id: 'p1' });

const settled = (run: () => Promise<void>) => act(run);

/** A shell whose tools give these answers, one after the other. */
function setUp(...answers: (boolean | null)[]) {
  const asked: unknown[] = [];
  const answer = (...question: unknown[]) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? null);
  };
  const plain = createTestShell();
  const offers = { ...plain.offers, act: answer } as OffersPort;
  const shell = createTestShell({ offers, modules: MODULES });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={shell}>{children}</ShellContext>
  );
  const { result } = renderHook(useSessions, { wrapper });
  const start = () => settled(() => result.current.start(task, MODULES[2] as ListedModule));
  return { shell, asked, start, tools: result.current.tools.map(({ id }) => id) };
}

test('[TL21] the tools that time stand in the order of the side menu', () => {
  expect(setUp().tools).toEqual(['time-tracker', 'pomodoro']);
});

test('[TL21] a timer is started with the title, the project and the task', async () => {
  const { start, asked, shell } = setUp(true);
  await start();
  expect(asked).toEqual([
    [
      'start-session',
      { title: 'Pay rent', projectId: 'p1', taskId: 't1', replace: false },
      'time-tracker',
    ],
  ]);
  expect(shell.toasts).toEqual([]);
});

test('[TL21] where one runs already it is asked, and switched on request', async () => {
  const { start, asked, shell } = setUp(false, true);
  await start();
  expect(shell.toasts).toMatchObject([{ title: 'time-tracker is running already' }]);
  await settled(async () => shell.toasts[0]?.action?.run());
  expect(asked[1]).toMatchObject(['start-session', { replace: true }, 'time-tracker']);
});

test('[TL21] a tool that does not answer is said', async () => {
  const { start, shell } = setUp(null);
  await start();
  expect(shell.toasts).toMatchObject([{ title: 'Not started', tone: 'destructive' }]);
});
