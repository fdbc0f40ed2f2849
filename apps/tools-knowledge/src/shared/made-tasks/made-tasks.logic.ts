import type { MadeTask, MadeTasks } from './made-tasks.schema';

/** The task of each line, null where it has none: lines that say the same take theirs in turn. */
export function tasksOfLines(
  texts: readonly string[],
  made: readonly MadeTask[],
): readonly (string | null)[] {
  const left = [...made];
  return texts.map((text) => {
    const at = left.findIndex((one) => one.text === text);
    return at < 0 ? null : (left.splice(at, 1)[0]?.id ?? null);
  });
}

/** What was made, after its text was edited: a line that says something else in the same place keeps its task. */
export function afterEdit(
  made: readonly MadeTask[],
  before: readonly string[],
  after: readonly string[],
): MadeTask[] {
  const owners = tasksOfLines(before, made);
  const kept = tasksOfLines(after, made);
  return made.map((one) => {
    const place = owners.indexOf(one.id);
    const text = after[place];
    const isFree = text !== undefined && kept[place] === null && !before.includes(text);
    return kept.includes(one.id) || !isFree ? one : { ...one, text };
  });
}

/** With these as well; `gone` are tasks that are no more. */
export function withMade(
  all: MadeTasks,
  added: readonly MadeTask[],
  gone: readonly string[] = [],
): MadeTasks {
  const kept = all.made.filter(({ id }) => !gone.includes(id));
  return { ...all, made: [...kept, ...added] };
}

/** Without these tasks. */
export function withoutMade(all: MadeTasks, taskIds: readonly string[]): MadeTasks {
  return withMade(all, [], taskIds);
}

/** Those of one item, after its text was edited. */
export function withEdit(
  all: MadeTasks,
  owner: string,
  before: readonly string[],
  after: readonly string[],
): MadeTasks {
  const own = all.made.filter((one) => one.owner === owner);
  const others = all.made.filter((one) => one.owner !== owner);
  return { ...all, made: [...others, ...afterEdit(own, before, after)] };
}
