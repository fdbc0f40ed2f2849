import { exportName, exportOf } from '@plainday/federation-contract/export';
import type { ListedModule } from '@plainday/federation-contract';
import { describePile, describeRows, ownersOf, storesOf, unclaimed } from './stored.logic';

const tool = (id: string, stores?: ListedModule['stores']): ListedModule => ({
  id,
  title: id,
  heading: id,
  icon: [],
  group: 'tool',
  order: 1,
  remote: 'r',
  stores,
});

describe('[SE17] what is stored where', () => {
  it('comes from the manifest; a tool that says nothing keeps nothing', () => {
    expect(storesOf(tool('mindful'))).toEqual({ account: [], device: [], literal: [] });
    expect(storesOf(tool('mood-energy', { device: ['mood-energy'] }))).toEqual({
      account: [],
      device: ['mood-energy'],
      literal: [],
    });
    expect(storesOf(tool('notes', { device: [], literal: ['quickNotes'] })).literal).toEqual([
      'quickNotes',
    ]);
  });

  it('gives a table that several tools read to one of them', () => {
    const matrix = { ...tool('eisenhower', { account: ['tasks'] }), order: 1 };
    const list = { ...tool('task-list', { account: ['tasks', 'projects'] }), order: 10 };
    const owners = ownersOf([matrix, { ...list, group: 'core' }]);
    expect([...owners].map(([table, { id }]) => [table, id])).toEqual([
      ['tasks', 'task-list'],
      ['projects', 'task-list'],
    ]);
  });

  it('leaves no namespace without a place', () => {
    expect(
      unclaimed(['mood', 'old-tool', 'old-tool'], [tool('mood', { device: ['mood'] })]),
    ).toEqual(['old-tool']);
  });

  it('is said in words', () => {
    expect(describeRows({ tasks: 12, projects: 1, habits: 0, learning_progress: 2 })).toBe(
      '12 tasks, 1 project, 2 goals',
    );
    expect(describeRows({ calendar_subscriptions: 2 })).toBe('2 calendars');
    expect(describeRows({ habits: 4, habit_completions: 182 })).toBe('4 habits, 182 completions');
    expect(describeRows({ learning_progress: 1 })).toBe('1 goal');
    expect(describePile([{ bytes: 900 }, { bytes: 1200 }])).toBe('2 values, 2 kB');
  });

  it('is exported with a format and a version, under a name that says what and when', () => {
    expect(exportOf([], '2026-11-21T07:00:00.000Z')).toEqual({
      format: 'plainday-export',
      version: 1,
      exportedAt: '2026-11-21T07:00:00.000Z',
      tools: [],
    });
    expect(exportName('Mood & Energy', '2026-11-21')).toBe('plainday-mood-energy-2026-11-21.json');
  });
});
