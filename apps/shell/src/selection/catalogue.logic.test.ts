import type { ModuleManifest } from '@plainday/federation-contract';
import {
  barTools,
  headingOf,
  moduleOf,
  shownSelection,
  sidebarTools,
  TASK_LIST,
  toolsOf,
} from './catalogue.logic';

const manifest = (id: string, order: number, change: Partial<ModuleManifest> = {}) => ({
  id,
  title: id,
  heading: `Heading of ${id}`,
  icon: [],
  group: 'tool' as const,
  order,
  ...change,
});

const modules = [
  manifest('notes', 100),
  manifest('pomodoro', 60),
  manifest('task-list', 0, { group: 'hidden' }),
  manifest('settings', 900, { group: 'core' }),
  manifest('time-tracker', 10),
];
const unchosen = { hidden: [], pinned: null };
const ids = (list: readonly ModuleManifest[]) => list.map((module) => module.id);

describe('the catalogue of modules', () => {
  it('lists tools in their order, whichever remote they come from', () => {
    expect(ids(toolsOf(modules))).toEqual(['time-tracker', 'pomodoro', 'notes']);
  });

  it('leaves out what somebody has hidden, also from the bottom bar', () => {
    expect(ids(toolsOf(modules, ['pomodoro', 'unknown']))).toEqual(['time-tracker', 'notes']);
    expect(ids(barTools(modules, { hidden: ['pomodoro'], pinned: null }))).toEqual([
      'time-tracker',
      'notes',
    ]);
  });

  it('[DB17] lists what is pinned, in the order of the pins, and folds the rest', () => {
    const all = sidebarTools(modules, unchosen);
    expect([ids(all.listed), all.folded]).toEqual([['time-tracker', 'pomodoro', 'notes'], []]);
    const choice = { hidden: ['time-tracker'], pinned: ['notes', 'gone', 'time-tracker'] };
    const { listed, folded } = sidebarTools(modules, choice);
    expect([ids(listed), ids(folded)]).toEqual([['notes'], ['pomodoro']]);
    expect(ids(barTools(modules, choice))).toEqual(['notes']);
  });

  it('pins the favourites a release has and fills up with the first tools', () => {
    expect(ids(barTools(modules, unchosen))).toEqual(['pomodoro', 'time-tracker']);
    expect(ids(barTools([...modules, manifest('calendar', 50)], unchosen))).toEqual([
      'calendar',
      'pomodoro',
    ]);
    expect(barTools([], unchosen)).toEqual([]);
  });

  it('[DB9] has Today in the bottom bar, and beside it the first tool that is pinned', () => {
    const withToday = [...modules, manifest('today', 5)];
    expect(ids(barTools(withToday, unchosen))).toEqual(['today', 'pomodoro']);
    expect(ids(barTools(withToday, { hidden: [], pinned: ['notes'] }))).toEqual(['today', 'notes']);
  });

  it('[DB9] has Upcoming in the bottom bar where no tool is pinned', () => {
    const withViews = [...modules, manifest('today', 5), manifest('upcoming', 6)];
    const bar = (pinned: string[] | null) => ids(barTools(withViews, { hidden: [], pinned }));
    expect([bar([]), bar(['notes'])]).toEqual([
      ['today', 'upcoming'],
      ['today', 'notes'],
    ]);
  });

  it('shows tasks for everything but a known tool', () => {
    expect(moduleOf({ kind: 'tool', toolId: 'notes' }, modules)).toBe('notes');
    expect(moduleOf({ kind: 'tool', toolId: 'settings' }, modules)).toBe('settings');
    expect(moduleOf({ kind: 'tool', toolId: 'gone' }, modules)).toBe(TASK_LIST);
    expect(shownSelection({ kind: 'tool', toolId: 'gone' }, modules)).toEqual({ kind: 'all' });
    expect(moduleOf({ kind: 'tool', toolId: 'settings' }, [])).toBe('settings');
    expect(moduleOf({ kind: 'all' }, [])).toBe(TASK_LIST);
    expect(moduleOf({ kind: 'trash' }, modules)).toBe(TASK_LIST);
  });

  it('names the selection', () => {
    const projects = [{ id: 'p1', title: 'Garden' }];
    const name = (selection: Parameters<typeof headingOf>[0]) =>
      headingOf(selection, modules, projects);
    expect(name({ kind: 'all' })).toBe('All Tasks');
    expect(name({ kind: 'trash' })).toBe('Trash');
    expect(name({ kind: 'trash', at: 'completed' })).toBe('Completed');
    expect(name({ kind: 'project', projectId: 'p1' })).toBe('Garden');
    expect(name({ kind: 'project', projectId: 'p2' })).toBe('Project');
    expect(name({ kind: 'tool', toolId: 'notes' })).toBe('Heading of notes');
    expect(name({ kind: 'tool', toolId: 'gone' })).toBe('All Tasks');
    expect(headingOf({ kind: 'tool', toolId: 'settings' }, [], [])).toBe('Settings');
  });
});
