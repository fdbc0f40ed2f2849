import {
  cleanTitle,
  newTask,
  nextColor,
  type Project,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import type { ImportPlan, PlannedTask } from '../plan';
import { fieldsOf, printOf } from './fields.logic';
import type { PlanIds } from './identity.logic';
import {
  isJoint,
  isMade,
  jointTitle,
  type Account,
  type Choice,
  type Preview,
  type Target,
} from './preview.logic';

/** Largest place in a list. */
const PLACE_MAX = 1_000_000;

/** What an import writes. */
export interface ImportRows {
  readonly projects: readonly Project[];
  /** Each after its parent. */
  readonly tasks: readonly Task[];
  /** What their sources said, by id. */
  readonly prints: ReadonlyMap<string, string>;
  /** Tasks that are here and changed at their source. */
  readonly changes: readonly { readonly task: Task; readonly changes: TaskChanges }[];
}

interface Making {
  readonly file: { readonly name: string };
  readonly plan: ImportPlan;
  readonly ids: PlanIds;
  readonly preview: Preview;
  readonly choice: Choice;
  readonly account: Account;
  readonly userId: string;
  readonly nowMs: number;
}

const iso = (at: number) => new Date(at).toISOString();

function projectsOf(making: Making): Project[] {
  const { file, plan, ids, preview, choice, account, userId, nowMs } = making;
  const { targets } = choice;
  const made = new Set(
    preview.groups.filter((group) => isMade(group, targets)).map(({ key }) => key),
  );
  const colors = account.projects.map(({ color }) => color);
  const wanted = plan.projects
    .filter(({ key }) => made.has(key))
    .map(({ key, title, description }) => ({
      id: ids.projects.get(key) ?? '',
      title,
      description,
    }));
  if (isJoint(preview.groups, targets)) {
    wanted.push({ id: ids.joint, title: cleanTitle(jointTitle(file.name)), description: null });
  }
  const there = new Set(account.projects.map(({ id }) => id));
  return wanted
    .filter(({ id }) => !there.has(id))
    .map((project, index) => {
      const color = nextColor(colors);
      colors.push(color);
      return {
        ...project,
        user_id: userId,
        color,
        position: account.projects.length + index,
        created_at: iso(nowMs),
      };
    });
}

/** Where a project of the file goes: the id of a project of the account; null for none. */
export function placeOf(target: Target, own: string | undefined, joint: string): string | null {
  if (target.kind === 'into') return target.id;
  if (target.kind === 'joint') return joint;
  return target.kind === 'new' ? (own ?? null) : null;
}

/** Answers where a project of the file goes, by its key. */
export const projectsBy =
  ({ projects, joint }: PlanIds, targets: Choice['targets']) =>
  (key: string): string | null => {
    const target = targets.get(key);
    return target ? placeOf(target, projects.get(key), joint) : null;
  };

/** The trash is where completed tasks lie; a subtask that is done stays with its open task. */
function trashedAt(task: PlannedTask, parent: Task | undefined, nowMs: number): string | null {
  const at = iso(Math.min(task.closedAt ?? nowMs, nowMs));
  if (task.deleted || (task.completed && !parent)) return at;
  return parent?.deleted_at ?? null;
}

function changesOf({ plan, ids, preview, choice, account }: Making): ImportRows['changes'] {
  if (!choice.withChanges) return [];
  const known = new Map(account.tasks.map((task) => [task.id, task]));
  return plan.tasks.flatMap(({ key, project }) => {
    const task = known.get(ids.tasks.get(key) ?? '');
    const changes = preview.changes.get(key);
    const isOut = choice.targets.get(project ?? '')?.kind === 'out';
    return task && changes && !isOut ? [{ task, changes }] : [];
  });
}

/** The rows of what is new and not left out, behind what the lists hold already. */
export function* rowsOf(making: Making): Slices<ImportRows> {
  const { plan, ids, preview, choice, account, userId, nowMs } = making;
  const { targets } = choice;
  const fresh = new Set(
    preview.groups.flatMap(({ rows }) =>
      rows.filter((row) => row.state === 'new').map((row) => row.task),
    ),
  );
  const known = new Map(account.tasks.map((task) => [task.id, task]));
  const places = new Map<string | null, number>();
  const siblings = new Map(known);
  for (const { parent_task_id, project_id, deleted_at, position } of known.values()) {
    if (parent_task_id !== null || deleted_at !== null) continue;
    places.set(project_id, Math.max(places.get(project_id) ?? 0, position + 1));
  }
  const placeIn = (list: string | null): number => {
    const place = Math.min(places.get(list) ?? 0, PLACE_MAX);
    places.set(list, place + 1);
    return place;
  };

  const tasks: Task[] = [];
  const prints = new Map<string, string>();
  for (const planned of plan.tasks) {
    yield;
    const target = targets.get(planned.project ?? '');
    if (!fresh.has(planned) || !target || target.kind === 'out') continue;
    const found = siblings.get(ids.tasks.get(planned.parent ?? '') ?? '');
    // One that was moved below another or thrown away since cannot have it.
    const fits =
      found && found.parent_task_id === null && (!known.has(found.id) || !found.deleted_at);
    const parent = fits ? found : undefined;
    const projectId = placeOf(target, ids.projects.get(planned.project ?? ''), ids.joint);
    const { title, ...fields } = fieldsOf(planned);
    const id = ids.tasks.get(planned.key) ?? '';
    const row: Task = {
      ...newTask(
        title,
        { id, userId, nowMs },
        {
          ...fields,
          project_id: parent ? parent.project_id : projectId,
          parent_task_id: parent?.id ?? null,
          deleted_at: trashedAt(planned, parent, nowMs),
          focused: planned.focused,
        },
      ),
      position: placeIn(parent?.id ?? projectId),
    };
    siblings.set(id, row);
    tasks.push(row);
    prints.set(id, printOf(planned));
  }
  return { projects: projectsOf(making), tasks, prints, changes: changesOf(making) };
}

/** Parts of at most so many rows and so many bytes, as a request takes them; each is made when it is asked for. */
export function* partsOf<Row>(
  rows: readonly Row[],
  most: { readonly rows: number; readonly bytes: number },
): Generator<readonly Row[], void> {
  const encoder = new TextEncoder();
  let part: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    if (part.length > 0 && (part.length >= most.rows || bytes + size > most.bytes)) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(row);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
