import { dayKeyOf, timeOfDay } from '@plainday/domain-calendar';
import type { ImportPlan, PlannedProject, PlannedTask } from '../plan';
import { compareTools } from './compare-tools';
import type { Expected, ExpectedProject, ExpectedTask } from './expected';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function wallClock(at: number, zone: string, isDay: boolean): string {
  const day = dayKeyOf(at, zone);
  return isDay ? day : `${day}T${timeOfDay(at, zone)}`;
}

function hasTitle(title: string, wanted: ExpectedTask): boolean {
  if (wanted.titleStartsWith !== undefined) {
    const fits = [...title].length <= (wanted.titleMaxLength ?? Infinity);
    return fits && title.startsWith(wanted.titleStartsWith);
  }
  return [wanted.title, ...(wanted.titleAnyOf ?? [])].includes(title);
}

function isProject({ title }: PlannedProject, wanted: ExpectedProject): boolean {
  if (wanted.titleMustInclude) return wanted.titleMustInclude.every((word) => title.includes(word));
  return [wanted.title, ...(wanted.mayBeTitled ?? [])].includes(title);
}

/** Each way in which a task is not what was expected. */
function faultsOf(task: PlannedTask, wanted: ExpectedTask, zone: string): string[] {
  const faults: string[] = [];
  const check = (name: string, found: unknown, right: unknown) => {
    if (!same(found, right))
      faults.push(`${name}: ${JSON.stringify(found)}, not ${JSON.stringify(right)}`);
  };
  const day = wanted.due !== undefined && !wanted.due.includes('T');
  if (task.due || !wanted.dueMayBeMissing) {
    const due = task.due ? wallClock(task.due.at, zone, day) : null;
    if (!wanted.dueAnyOf?.includes(due ?? '')) check('due', due, wanted.due ?? null);
    check('hasTime', task.due?.hasTime ?? false, wanted.hasTime ?? false);
  }
  if (!wanted.priorityAnyOf?.includes(task.priority))
    check('priority', task.priority, wanted.priority ?? 'medium');
  if (task.duration !== null || !wanted.durationMayBeMissing) {
    check('duration', task.duration, wanted.duration ?? null);
  }
  check('completed', task.completed, wanted.completed ?? false);
  check('deleted', task.deleted, wanted.deleted ?? false);
  if (!wanted.focusedAnyOf?.includes(task.focused))
    check('focused', task.focused, wanted.focused ?? false);
  check(
    'reminder',
    task.reminder === null ? null : wallClock(task.reminder, zone, false),
    wanted.reminder ?? null,
  );
  const { pattern, interval, rule, left, isFromCompletion } = task.repeat ?? {};
  const from = isFromCompletion ? 'completion' : undefined;
  const repeat = task.repeat && { pattern, interval, rule, from, left };
  const plain = wanted.repeat && {
    pattern: wanted.repeat.pattern,
    interval: wanted.repeat.interval,
    rule: wanted.repeat.rule,
    from: wanted.repeat.from,
    left: wanted.repeat.left,
  };
  const right = wanted.repeatAnyOf ?? [plain ?? null];
  if (wanted.repeat?.until) {
    const until = task.repeat?.until;
    check('until', until === undefined ? null : dayKeyOf(until, zone), wanted.repeat.until);
  }
  if (!right.some((one) => same(one, repeat))) check('repeat', repeat, right);
  if (wanted.completedAt !== undefined) {
    const isDay = !wanted.completedAt.includes('T');
    const closed = task.closedAt === null ? null : wallClock(task.closedAt, zone, isDay);
    check('completedAt', closed, wanted.completedAt);
  }
  if (wanted.tags || !wanted.mustKeep) check('tags', task.tags ?? [], wanted.tags ?? []);
  const text = [task.title, task.description ?? '', ...(task.tags ?? [])].join('\n');
  for (const part of wanted.mustKeep ?? []) if (!text.includes(part)) faults.push(`lost: ${part}`);
  if (wanted.description && !task.description?.startsWith(wanted.description)) {
    faults.push(`description: ${task.description}`);
  }
  if (wanted.ref !== undefined) check('ref', task.ref, `id:${wanted.ref}`);
  return faults;
}

/** What is wrong with a plan, as sentences: none when it is what the sample expects. */
export function compare(plan: ImportPlan, expected: Expected): readonly string[] {
  const faults: string[] = [];
  const zone = expected.context.timeZone;
  const tasks = [...plan.tasks];
  const projects = [...plan.projects];
  const taskByKey = new Map<string, PlannedTask>();
  const projectByKey = new Map<string, PlannedProject | null>();
  for (const wanted of expected.projects ?? []) {
    const at = projects.findIndex((project) => isProject(project, wanted));
    projectByKey.set(wanted.key, projects.splice(at, at < 0 ? 0 : 1)[0] ?? null);
    if (at < 0 && !wanted.mayBeNoProject) faults.push(`no project ${wanted.title ?? wanted.key}`);
  }
  if (projects.length > 0 && !expected.projectsAnyTitle) {
    faults.push(`more projects: ${projects.map(({ title }) => title).join()}`);
  }
  for (const wanted of expected.tasks ?? []) {
    const at = tasks.findIndex((task) => hasTitle(task.title, wanted));
    const [task] = at < 0 ? [] : tasks.splice(at, 1);
    if (!task && !wanted.mayBeSkipped) faults.push(`no task ${wanted.title ?? wanted.key}`);
    if (task) taskByKey.set(wanted.key, task);
  }
  if (tasks.length > 0) faults.push(`more tasks: ${tasks.map(({ title }) => title).join()}`);
  for (const wanted of expected.tasks ?? []) {
    const task = taskByKey.get(wanted.key);
    if (!task) continue;
    const own = faultsOf(task, wanted, zone);
    const parent = wanted.parent === undefined ? null : taskByKey.get(wanted.parent)?.key;
    if (task.parent !== parent) own.push(`parent: ${task.parent}`);
    const project = wanted.project === undefined ? null : projectByKey.get(wanted.project);
    const isFree = expected.projectsAnyTitle === true;
    if (!isFree && task.project !== (project?.key ?? null)) own.push(`project: ${task.project}`);
    faults.push(...own.map((fault) => `${task.title}: ${fault}`));
  }
  faults.push(...compareTools(plan, expected, zone));
  const all = JSON.stringify(plan);
  for (const part of expected.mustNotKeep ?? [])
    if (all.includes(part)) faults.push(`kept: ${part}`);
  for (const { what, count } of expected.lost) {
    const told = plan.lost.find((one) => one.what === what)?.count ?? 0;
    if (told < count) faults.push(`lost ${what}: ${told}, not ${count}`);
  }
  const reasons = new Set([...expected.skipped, ...plan.skipped].map(({ what }) => what));
  for (const reason of reasons) {
    const right = expected.skipped.find(({ what }) => what === reason)?.count ?? 0;
    const found = plan.skipped.filter(({ what }) => what === reason).length;
    if (found !== right) faults.push(`skipped ${reason}: ${found}, not ${right}`);
  }
  return faults;
}
