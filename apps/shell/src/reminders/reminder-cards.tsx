import { formatDue, type Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { Button, Icon, IconButton, VisuallyHidden } from '@plainday/ui-components';
import { useCovers } from '@plainday/ui-patterns';
import { BellRing, X } from 'lucide';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Buttons } from '../shared/popover-list-style';
import { Card, Cards, Head, Title, When, Words } from './reminder-style';
import type { ReminderAnswers } from './use-reminder-answers';

/** More would cover the page; the bell lists them all. */
const MOST = 3;

interface ReminderCardsProps {
  readonly tasks: readonly Task[];
  readonly lateness: (task: Task) => string;
  readonly answers: ReminderAnswers;
  readonly onHide: (id: string) => void;
}

/** What reminds right now. Stays until it is answered or put away: the bell keeps what was put away. */
export function ReminderCards({ tasks, lateness, answers, onHide }: ReminderCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  useCovers(cards);
  return createPortal(
    <Cards ref={cards}>
      <VisuallyHidden role="alert">{said(tasks)}</VisuallyHidden>
      {tasks.slice(0, MOST).map((task) => (
        <Card key={task.id} aria-label={`Reminder: ${task.title}`} data-message={0}>
          <Head>
            <Icon icon={BellRing} size={18} />
            <Words>
              <Title dir="auto">{task.title}</Title>
              {task.due_date && <When>Due {formatDue(task, systemClock.now())}</When>}
              {lateness(task) && <When>{lateness(task)}</When>}
            </Words>
            <IconButton label="Hide reminder" icon={X} compact onClick={() => onHide(task.id)} />
          </Head>
          <Buttons>
            <Button size="s" variant="primary" data-answer onClick={() => answers.done(task)}>
              Done
            </Button>
            <Button size="s" onClick={() => answers.snooze(task)}>
              Snooze 15 min
            </Button>
            <Button size="s" variant="ghost" onClick={() => answers.open(task)}>
              Open
            </Button>
          </Buttons>
        </Card>
      ))}
    </Cards>,
    document.body,
  );
}

/** One short sentence for the newest: what is on the cards can be read there. */
function said(tasks: readonly Task[]): string {
  const task = tasks[0];
  if (!task) return '';
  const due = task.due_date ? `, due ${formatDue(task, systemClock.now())}` : '';
  return `Reminder: ${task.title}${due}. Press F8 to answer.`;
}
