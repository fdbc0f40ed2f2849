import { newTask, nextColor, type Project, type Task } from '@plainday/domain-tasks';
import type { ImportPlan, PlannedTask } from '../plan';
import type { PlanIds } from './identity.logic';
import type { Account, Preview, Target } from './preview.logic';

/** Largest place in a list. */
const PLACE_MAX = 1_000_000;

/** What an import writes. */
export interface ImportRows {
  readonly projects: readonly Project[];
  /** Each after its parent. */
  readonly tasks: readonly Task[];
}

interface Making {
  readonly plan: ImportPlan;
  readonly ids: PlanIds;
  readonly preview: Preview;
  readonly targets: ReadonlyMap<string, Target>;
  readonly account: Account;
  readonly userId: string;
  readonly nowMs: number;
}

const iso = (at: number) => new Date(at).toISOString();
const isNew = ({ kind }: Target | undefined = { kind: 'out' }) => kind === 'new';

/** New projects; not for tasks that all are here already, in whatever project. */
function projectsOf(making: Making): Project[] {
  const { plan, ids, preview, targets, account, userId, nowMs } = making;
  const idle = new Set(
    preview.groups
      .filter(({ rows, fresh }) => rows.length > 0 && fresh === 0)
      .map(({ key }) => key),
  );
  const colors = account.projects.map(({ color }) => color);
  return plan.projects
    .filter(({ key }) => isNew(targets.get(key)) && !idle.has(key))
    .map(({ key, title, description }, index) => {
      const color = nextColor(colors);
      colors.push(color);
      return {
        id: ids.projects.get(key) ?? '',
        user_id: userId,
        title,
        description,
        color,
        position: account.projects.length + index,
        created_at: iso(nowMs),
      };
    });
}

/** The trash is where completed tasks lie; a subtask that is done stays with its open task. */
function trashedAt(task: PlannedTask, parent: Task | undefined, nowMs: number): string | null {
  const at = iso(Math.min(task.closedAt ?? nowMs, nowMs));
  if (task.deleted || (task.completed && !parent)) return at;
  return parent?.deleted_at ?? null;
}

/** The rows of what is new and not left out, behind what the lists hold already. */
export function rowsOf(making: Making): ImportRows {
  const { plan, ids, preview, targets, account, userId, nowMs } = making;
  const fresh = new Set(
    preview.groups.flatMap(({ rows }) => rows.filter((row) => !row.isKnown).map((row) => row.task)),
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
  for (const planned of plan.tasks) {
    const target = targets.get(planned.project ?? '');
    if (!fresh.has(planned) || !target || target.kind === 'out') continue;
    const found = siblings.get(ids.tasks.get(planned.parent ?? '') ?? '');
    // One that was moved below another or thrown away since cannot have it.
    const fits =
      found && found.parent_task_id === null && (!known.has(found.id) || !found.deleted_at);
    const parent = fits ? found : undefined;
    const own = target.kind === 'new' ? (ids.projects.get(planned.project ?? '') ?? null) : null;
    const projectId = target.kind === 'into' ? target.id : own;
    const { due, reminder, repeat } = planned;
    const id = ids.tasks.get(planned.key) ?? '';
    const row: Task = {
      ...newTask(
        planned.title,
        { id, userId, nowMs },
        {
          description: planned.description,
          completed: planned.completed && !planned.deleted,
          priority: planned.priority,
          due_date: due && iso(due.at),
          duration: planned.duration,
          reminder_time: reminder === null ? null : iso(reminder),
          repeat_pattern: repeat?.pattern ?? null,
          repeat_interval: repeat?.interval ?? null,
          repeat_until: repeat?.until === undefined ? null : iso(repeat.until),
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
  }
  return { projects: projectsOf(making), tasks };
}

/** Parts of at most so many rows and so many bytes, as a request takes them. */
export function partsOf(
  tasks: readonly Task[],
  most: { readonly rows: number; readonly bytes: number },
): readonly (readonly Task[])[] {
  const encoder = new TextEncoder();
  const parts: Task[][] = [];
  let bytes = Infinity;
  for (const task of tasks) {
    const size = encoder.encode(JSON.stringify(task)).length;
    const last = parts.at(-1);
    if (!last || last.length >= most.rows || bytes + size > most.bytes) {
      parts.push([task]);
      bytes = size;
    } else {
      last.push(task);
      bytes += size;
    }
  }
  return parts;
}
