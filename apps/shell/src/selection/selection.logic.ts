import type { Selection, TrashPart } from '@plainday/federation-contract';

/** What the URL of the dashboard says (decisions 38). */
export interface View {
  readonly selection: Selection;
  /** Text of the search box. */
  readonly search: string;
}

export const DASHBOARD_PATH = '/dashboard';
const ALL: Selection = { kind: 'all' };

/** Modules whose address reads as a view of the tasks, as they stand above All Tasks and not among the tools. */
const VIEWS: readonly string[] = ['today', 'upcoming'];

const TRASH_PARTS: readonly TrashPart[] = ['completed', 'deleted'];

/** True for `/dashboard` alone, which opens the view that was left last. */
export function isBare(params: URLSearchParams): boolean {
  return !['tool', 'project', 'view', 'task', 'q', 'link'].some((name) => params.has(name));
}

/** Reads the search params. One choice counts: a tool before a project before the trash; anything else is All Tasks. */
export function readView(params: URLSearchParams): View {
  return { selection: readSelection(params), search: params.get('q') ?? '' };
}

function readSelection(params: URLSearchParams): Selection {
  const toolId = params.get('tool');
  const projectId = params.get('project');
  const at = params.get('at');
  if (toolId) return at ? { kind: 'tool', toolId, at } : { kind: 'tool', toolId };
  const view = params.get('view') ?? '';
  if (!projectId && VIEWS.includes(view)) return { kind: 'tool', toolId: view };
  const taskId = params.get('task');
  const open = taskId ? { taskId } : {};
  if (projectId) return { kind: 'project', projectId, ...open };
  if (view !== 'trash') return { ...ALL, ...open };
  const part = TRASH_PARTS.find((each) => each === at);
  return { kind: 'trash', ...(part && { at: part }), ...open };
}

/** The search params of a view. All Tasks is written out, because a bare URL means the last view. */
export function viewParams({ selection, search }: View): URLSearchParams {
  const params = new URLSearchParams(selectionParams(selection));
  if (selection.kind !== 'tool' && selection.taskId) params.set('task', selection.taskId);
  if (search) params.set('q', search);
  return params;
}

function selectionParams(selection: Selection): Record<string, string> {
  switch (selection.kind) {
    case 'tool':
      if (VIEWS.includes(selection.toolId)) return { view: selection.toolId };
      return selection.at
        ? { tool: selection.toolId, at: selection.at }
        : { tool: selection.toolId };
    case 'project':
      return { project: selection.projectId };
    case 'trash':
      return { view: 'trash', ...(selection.at && { at: selection.at }) };
    case 'all':
      return { view: 'all' };
  }
}

/** A link to a view. */
export function viewHref(selection: Selection, search = ''): string {
  return `${DASHBOARD_PATH}?${viewParams({ selection, search })}`;
}

/** The list or tool alone, without a task that is open in it. */
export function withoutTask(selection: Selection): Selection {
  return selection.kind === 'tool' || selection.taskId === undefined
    ? selection
    : { ...selection, taskId: undefined };
}

/** Two choices of the same entry of the menu: wherever one is inside a tool or a list, it is that one. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  return viewHref(entryOf(a)) === viewHref(entryOf(b));
}

/** The entry of the menu one is in, without the place inside it. Of the trash, what was completed has its own. */
export function entryOf(selection: Selection): Selection {
  switch (selection.kind) {
    case 'tool':
      return { kind: 'tool', toolId: selection.toolId };
    case 'trash':
      return { kind: 'trash', ...(selection.at === 'completed' && { at: selection.at }) };
    case 'project':
    case 'all':
      return withoutTask(selection);
  }
}

/** Where a text typed into the search box leads: results are tasks, so an open tool gives way to the list (decisions 9). */
export function searchedSelection(selection: Selection, search: string): Selection {
  return selection.kind === 'tool' && search.trim() !== '' ? ALL : selection;
}
