import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FoundItem } from '@plainday/federation-contract';
import { useMadeTasks } from '../../../shared/made-tasks/use-made-tasks';
import { checklistOf, tickLine } from '../../../shared/markdown/tick-line.logic';
import { noteTasks } from '../model/note-tasks.store';
import { taskTexts } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';

/** The lines of a note that are tasks, and what is left. A line and its task are ticked together. */
export function useNoteTasks({ id, content }: Note, onEdit: (id: string, content: string) => void) {
  const texts = useMemo(() => taskTexts(content), [content]);
  const checklist = useMemo(() => checklistOf(content), [content]);
  const { lines, found, gone, follow, tick } = useMadeTasks(noteTasks, id, texts);

  const latest = useRef({ content, checklist, lines, onEdit });
  useLayoutEffect(() => {
    latest.current = { content, checklist, lines, onEdit };
  });
  useEffect(() => {
    // Only what became of the tasks is followed here: a tick in the note is on its way to its task.
    const now = latest.current;
    const ticked = now.checklist.reduce((text, { line, done }, index) => {
      const isDone = now.lines[index]?.task?.done;
      return isDone === undefined || isDone === done ? text : tickLine(text, line);
    }, now.content);
    if (ticked !== now.content) now.onEdit(id, ticked);
  }, [found, id]);

  const taskAt = useMemo(() => {
    const entries = checklist.flatMap(({ line }, index): [number, FoundItem][] => {
      const task = lines[index]?.task;
      return task ? [[line, task]] : [];
    });
    return new Map(entries);
  }, [checklist, lines]);

  return {
    /** The tasks of a checklist by their line. */
    taskAt,
    /** Those of a note without one. */
    tasks: checklist.length > 0 ? [] : lines.flatMap(({ task }) => task ?? []),
    /** What can become a task. */
    left: lines.flatMap(({ text, task }, index) =>
      task === null && !checklist[index]?.done ? [text] : [],
    ),
    gone,
    /** Ticks a line, and its task with it. */
    tickLine(line: number): void {
      const index = checklist.findIndex((item) => item.line === line);
      const taskId = lines[index]?.taskId;
      onEdit(id, tickLine(content, line));
      if (taskId && lines[index]?.task) tick(taskId, !checklist[index]?.done);
    },
    save(changed: string): void {
      follow(taskTexts(changed.trim()));
      onEdit(id, changed);
    },
  };
}
