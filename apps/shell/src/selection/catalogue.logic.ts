import type { ModuleManifest, Selection } from '@plainday/federation-contract';

/** The module that shows tasks, whatever is chosen of them (spec §2: with no tool chosen, the task list is shown). */
export const TASK_LIST = 'task-list';
/** The dialog that adds a task from anywhere, drawn over whatever is shown (decisions 8). */
export const QUICK_ADD = 'quick-add';
/** The module that shows the tasks of a tag or a filter; kept filters stand in the side menu. */
export const FILTERS = 'filter';
/** The tools the phone's bottom bar holds until people choose; those a release lacks are passed over. */
const USUAL = ['calendar', 'pomodoro'];

/** What lists of tools are made of: also the first frame knows that much. */
type Listed = Pick<ModuleManifest, 'id' | 'title' | 'group' | 'order'>;

/** The entries of the Productivity Tools list, in their order, without those somebody has hidden. */
export function toolsOf<M extends Listed>(
  modules: readonly M[],
  hidden: readonly string[] = [],
): M[] {
  return modules
    .filter((module) => module.group === 'tool' && !hidden.includes(module.id))
    .sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1));
}

/** What somebody chose of the tools. */
export interface ToolChoice {
  /** Ids of tools that are not offered. */
  readonly hidden: readonly string[];
  /** Ids of the tools that are listed, in their order; null while nobody has chosen: all. */
  readonly pinned: readonly string[] | null;
}

/** The tools of the side menu: those it lists, and those it folds under All tools. */
export function sidebarTools<M extends Listed>(
  modules: readonly M[],
  { hidden, pinned }: ToolChoice,
): { readonly listed: readonly M[]; readonly folded: readonly M[] } {
  const tools = toolsOf(modules, hidden);
  if (!pinned) return { listed: tools, folded: [] };
  const listed = pinned.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
  return { listed, folded: tools.filter((tool) => !listed.includes(tool)) };
}

/** The modules that stand above All Tasks: what has a day, wherever it is (decisions 80). */
const TIME_VIEWS = ['today', 'upcoming'];

/** Today and Upcoming, as far as the release has them. */
export function timeViewsOf<M extends Listed>(modules: readonly M[]): readonly M[] {
  return TIME_VIEWS.flatMap((id) => modules.find((module) => module.id === id) ?? []);
}

/**
 * The two modules beside All Tasks in the phone's bottom bar: Today, and the first tool that somebody pinned; the usual
 * tools until then, and where a release lacks Today. Upcoming stands where no tool is pinned.
 */
export function barTools<M extends Listed>(
  modules: readonly M[],
  choice: ToolChoice,
): readonly M[] {
  const { listed } = sidebarTools(modules, choice);
  const usual = choice.pinned
    ? []
    : USUAL.flatMap((id) => listed.find((tool) => tool.id === id) ?? []);
  const tools = [...usual, ...listed.filter((tool) => !usual.includes(tool))];
  const views = timeViewsOf(modules);
  return [...views.slice(0, 1), ...tools, ...views.slice(1)].slice(0, 2);
}

/** The one tool the side menu lists by itself (spec §2), whether the release has it or not. */
export const SETTINGS = 'settings';

const ALL: Selection = { kind: 'all' };

/** What is shown for a selection: a tool the release does not know, or one that is no page, leaves All Tasks. */
export function shownSelection(
  selection: Selection,
  modules: readonly ModuleManifest[],
): Selection {
  if (selection.kind !== 'tool' || selection.toolId === SETTINGS) return selection;
  const isPage = ({ id, group }: ModuleManifest) => id === selection.toolId && group !== 'hidden';
  return modules.some(isPage) ? selection : ALL;
}

/** The module that shows a selection. */
export function moduleOf(selection: Selection, modules: readonly ModuleManifest[]): string {
  const shown = shownSelection(selection, modules);
  return shown.kind === 'tool' ? shown.toolId : TASK_LIST;
}

/** The heading of a selection (spec §2, Dashboard). */
export function headingOf(
  selection: Selection,
  modules: readonly ModuleManifest[],
  projects: readonly { id: string; title: string }[],
): string {
  switch (selection.kind) {
    case 'trash':
      return selection.at === 'completed' ? 'Completed' : 'Trash';
    case 'project':
      return projects.find((project) => project.id === selection.projectId)?.title ?? 'Project';
    case 'tool':
      if (selection.toolId === SETTINGS) return 'Settings';
      return modules.find((module) => module.id === selection.toolId)?.heading ?? 'All Tasks';
    case 'all':
      return 'All Tasks';
  }
}
