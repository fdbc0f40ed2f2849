import type { MouseEvent, ReactNode } from 'react';
import type { IconNode } from '@plainday/federation-contract';
import { timeOfDay } from '@plainday/domain-calendar';
import {
  dueInWords,
  formatDueFull,
  isOverdue,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { useDayRule } from '@plainday/data-preferences';
import { Icon, ProjectDot } from '@plainday/ui-components';
import { AlarmClock, Calendar, ListTree } from 'lucide';

interface FactProps {
  readonly icon: IconNode;
  readonly name?: string;
  readonly hint?: string;
  /** What is read aloud in place of what is seen. */
  readonly said?: string;
  readonly tabIndex?: -1 | undefined;
  /** Given itself, to open something beside it. */
  readonly onPress?: ((fact: HTMLElement) => void) | undefined;
  readonly children?: ReactNode;
}

/** One thing that is known of a task: an icon, and words. */
export function Fact({ icon, name = '', hint, said, tabIndex, onPress, children }: FactProps) {
  const Element = onPress ? 'button' : 'span';
  return (
    <Element
      className={`fact ${name}`}
      title={hint}
      {...(onPress && {
        type: 'button',
        tabIndex,
        'aria-haspopup': 'dialog',
        onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onPress(currentTarget),
      })}
    >
      <Icon icon={icon} size={13} />
      {children !== undefined && <span aria-hidden={said !== undefined}>{children}</span>}
      {said !== undefined && <span className="said">{said}</span>}
    </Element>
  );
}

interface DueFactProps {
  readonly task: Task;
  /** Epoch milliseconds, to the minute. */
  readonly nowMs: number;
}

/** When a task is due, in a reader's words. */
export function DueFact({ task, nowMs }: DueFactProps) {
  const rule = useDayRule();
  const isLate = !task.completed && isOverdue(task, nowMs, rule);
  const full = `Due ${formatDueFull(task, nowMs, isLate)}`;
  return (
    <Fact icon={Calendar} name={isLate ? 'overdue' : ''} hint={full} said={full}>
      {dueInWords(task, nowMs, rule)}
    </Fact>
  );
}

/** Until when its reminder is put off. */
export function SnoozedFact({ until }: { readonly until: number }) {
  return (
    <Fact icon={AlarmClock} hint={`Snoozed until ${timeOfDay(until)}`}>
      <span className="said">Snoozed until </span>
      {timeOfDay(until)}
    </Fact>
  );
}

/** The project of a task. */
export function ProjectName({ project }: { readonly project: Project }) {
  return (
    <>
      <ProjectDot color={project.color} />
      <bdi>{project.title}</bdi>
    </>
  );
}

/** `1 of 3`: how many of its subtasks are done. */
export function doneOf(subtasks: readonly Task[]): string {
  return `${subtasks.filter(({ completed }) => completed).length} of ${subtasks.length}`;
}

interface CountFactProps {
  readonly subtasks: readonly Task[];
  readonly isOpen: boolean;
  readonly tabIndex: -1 | undefined;
  readonly onToggle: () => void;
}

/** The same as what opens them. */
export function CountFact({ subtasks, isOpen, tabIndex, onToggle }: CountFactProps) {
  return (
    <button
      type="button"
      className="fact count"
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      aria-label={`${doneOf(subtasks)} subtasks done`}
      onClick={onToggle}
    >
      <Icon icon={ListTree} size={13} />
      <span>{doneOf(subtasks)}</span>
    </button>
  );
}
