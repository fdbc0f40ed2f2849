import type { Selection } from '@plainday/federation-contract';
import {
  isBare,
  isSameSelection,
  readView,
  searchedSelection,
  viewHref,
  viewParams,
  withoutTask,
} from './selection.logic';

const read = (query: string) => readView(new URLSearchParams(query));
const selections: Selection[] = [
  { kind: 'all' },
  { kind: 'trash' },
  { kind: 'trash', at: 'completed' },
  { kind: 'trash', at: 'deleted', taskId: 't1' },
  { kind: 'tool', toolId: 'habits' },
  { kind: 'tool', toolId: 'today' },
  { kind: 'tool', toolId: 'dashboard', at: 'week-2026-11-16 & more' },
  { kind: 'project', projectId: '7b0c' },
  { kind: 'all', taskId: 't1' },
  { kind: 'project', projectId: '7b0c', taskId: 't1' },
];

describe('the selection in the URL', () => {
  it.each([
    ['', { kind: 'all' }],
    ['view=all', { kind: 'all' }],
    ['view=trash', { kind: 'trash' }],
    ['view=today', { kind: 'tool', toolId: 'today' }],
    ['view=upcoming', { kind: 'tool', toolId: 'upcoming' }],
    ['view=today&project=7b0c', { kind: 'project', projectId: '7b0c' }],
    ['view=nonsense', { kind: 'all' }],
    ['tool=habits', { kind: 'tool', toolId: 'habits' }],
    ['tool=dashboard&at=high', { kind: 'tool', toolId: 'dashboard', at: 'high' }],
    ['tool=dashboard&at=', { kind: 'tool', toolId: 'dashboard' }],
    ['view=trash&at=high', { kind: 'trash' }],
    ['view=trash&at=completed', { kind: 'trash', at: 'completed' }],
    ['project=7b0c', { kind: 'project', projectId: '7b0c' }],
    ['project=&tool=', { kind: 'all' }],
  ])('reads %j', (query, selection) => {
    expect(read(query).selection).toEqual(selection);
  });

  it('[DB1] lets exactly one choice count', () => {
    expect(read('tool=habits&project=1&view=trash').selection.kind).toBe('tool');
    expect(read('project=1&view=trash').selection.kind).toBe('project');
  });

  it('[TL23] gives what was completed an entry of its own, and the rest of the trash one', () => {
    const [all, completed, deleted] = ['', '&at=completed', '&at=deleted'].map(
      (at) => read(`view=trash${at}`).selection,
    ) as [Selection, Selection, Selection];
    expect(isSameSelection(all, completed)).toBe(false);
    expect(isSameSelection(all, deleted)).toBe(true);
  });

  it('reads the search text beside the choice', () => {
    expect(read('view=trash&q=a+%26+b')).toEqual({ selection: { kind: 'trash' }, search: 'a & b' });
  });

  it.each(selections)('writes %j so that it is read back the same', (selection) => {
    const view = { selection, search: 'ünïcode & more' };
    expect(readView(viewParams(view))).toEqual(view);
    expect(isSameSelection(readView(viewParams(view)).selection, selection)).toBe(true);
  });

  it('never writes a bare URL, which would open the last view', () => {
    for (const selection of selections) {
      expect(isBare(viewParams({ selection, search: '' }))).toBe(false);
    }
    expect(isBare(new URLSearchParams('utm_source=mail'))).toBe(true);
  });

  it('makes links within the dashboard', () => {
    expect(viewHref({ kind: 'all' })).toBe('/dashboard?view=all');
    expect(viewHref({ kind: 'tool', toolId: 'habits' })).toBe('/dashboard?tool=habits');
    expect(viewHref({ kind: 'tool', toolId: 'today' })).toBe('/dashboard?view=today');
    expect(viewHref({ kind: 'tool', toolId: 'dashboard', at: 'high' })).toBe(
      '/dashboard?tool=dashboard&at=high',
    );
    expect(viewHref({ kind: 'project', projectId: 'a&b' })).toBe('/dashboard?project=a%26b');
    expect(viewHref({ kind: 'trash' }, 'milk')).toBe('/dashboard?view=trash&q=milk');
  });

  it('tells choices apart', () => {
    expect(isSameSelection({ kind: 'all' }, { kind: 'trash' })).toBe(false);
    expect(
      isSameSelection({ kind: 'tool', toolId: 'habits' }, { kind: 'tool', toolId: 'notes' }),
    ).toBe(false);
  });

  it('counts every place inside a tool as that tool', () => {
    const place: Selection = { kind: 'tool', toolId: 'dashboard', at: 'high' };
    expect(isSameSelection(place, { kind: 'tool', toolId: 'dashboard' })).toBe(true);
    expect(isSameSelection(place, { kind: 'tool', toolId: 'habits' })).toBe(false);
    expect(searchedSelection(place, 'milk')).toEqual({ kind: 'all' });
  });

  it('keeps a list the same list while a task is open in it', () => {
    const open: Selection = { kind: 'all', taskId: 't1' };
    expect(viewHref(open)).toBe('/dashboard?view=all&task=t1');
    expect(isSameSelection(open, { kind: 'all' })).toBe(true);
    expect(withoutTask(open)).toEqual({ kind: 'all' });
    expect(read('tool=habits&task=t1').selection).toEqual({ kind: 'tool', toolId: 'habits' });
  });

  it('closes an open tool when something is searched, and only then', () => {
    const tool: Selection = { kind: 'tool', toolId: 'habits' };
    expect(searchedSelection(tool, 'milk')).toEqual({ kind: 'all' });
    expect(searchedSelection(tool, '  ')).toBe(tool);
    expect(searchedSelection({ kind: 'trash' }, 'milk')).toEqual({ kind: 'trash' });
  });
});
