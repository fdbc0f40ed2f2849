import { useAppDispatch } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { addTasks, removeTasks, useProjectsQuery } from '@plainday/data-tasks';
import { cleanTitle, newDateTime, newTask, type Project } from '@plainday/domain-tasks';
import type {
  QuickAddOptions,
  QuickAddResult,
  QuickAddToken,
} from '@plainday/domain-tasks/quick-add';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { useEffect, useState } from 'react';
import { fieldsOf, titleTyped } from '../model/typed-task.logic';

type Parse = (text: string, options: QuickAddOptions) => QuickAddResult;

const NO_PROJECTS: readonly Project[] = [];
const NO_TOKENS: readonly QuickAddToken[] = [];

async function loadParser(): Promise<Parse | null> {
  try {
    const parser = await import(
      /* webpackChunkName: "palette-parser" */ '@plainday/domain-tasks/quick-add'
    );
    return parser.parseQuickAdd;
  } catch {
    return null;
  }
}

/** The task that the typed text would make, read as the add bar reads it, and the way to add it. */
export function useTypedTask(text: string) {
  const { user, undo } = useShell();
  const dispatch = useAppDispatch();
  const { data: projects = NO_PROJECTS } = useProjectsQuery();
  const [parse, setParse] = useState<{ readonly by: Parse } | null>(null);
  const { isAsked, title: typed } = titleTyped(text);
  const isWanted = typed !== '' && parse === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void loadParser().then((by) => by && !isOver && setParse({ by }));
    return () => void (isOver = true);
  }, [isWanted]);

  function read(by: Parse | undefined) {
    const preferences = readPreferences(user.id);
    if (!by || !preferences.readTitles || typed === '') return null;
    return by(typed, {
      now: new Date(systemClock.now()),
      projects,
      preferredTime: newDateTime(preferences),
      dayStartMinutes: preferences.dayStartMinutes,
      dayReminderMinutes: preferences.dayReminderMinutes,
    });
  }

  async function add(): Promise<void> {
    const found = read(parse?.by ?? (await loadParser()) ?? undefined);
    const title = cleanTitle(found?.title ?? '') || cleanTitle(typed);
    const birth = { id: newId(), userId: user.id, nowMs: systemClock.now() };
    const task = newTask(title, birth, found ? fieldsOf(found) : {});
    void dispatch(addTasks([task]));
    undo.offer(`${quoted(title)} added`, () => void dispatch(removeTasks([task])), {
      about: [task.id],
    });
  }

  const found = read(parse?.by);
  return {
    /** Somebody has begun with "add task". */
    isAsked,
    title: found?.title || typed,
    tokens: found?.tokens ?? NO_TOKENS,
    add: () => void add(),
  };
}
