import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { isOnline } from '@plainday/shared-platform';
import { Button, lazyPart, useIdleParts } from '@plainday/ui-components';
import {
  ErrorState,
  LoadingState,
  OfflineState,
  PageFrame,
  TwoColumns,
  useNow,
} from '@plainday/ui-patterns';
import { FirstGoal } from './components/first-goal';
import { GoalList } from './components/goal-list';
import { GoalRow } from './components/goal-row';
import { LogSession } from './components/log-session';
import { SummaryStrip } from './components/summary-strip';
import { WeeksChart } from './components/weeks-chart';
import { useLearning } from './hooks/use-learning';
import { learningTrackerManifest } from './learning-tracker.manifest';
import type { LearningGoal } from './model/learning.schema';
import { isComplete } from './model/progress.logic';

const GoalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "learning-goal" */ './components/goal-dialog')).GoalDialog,
);
const PARTS = [GoalDialog];

const Main = styled.div`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
`;

export function Page() {
  useIdleParts(PARTS);
  const learning = useLearning();
  const { goals, status } = learning;
  const [editing, setEditing] = useState<LearningGoal | 'new' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const duration = useRef<HTMLInputElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const today = useToday(useNow('minute'));
  const active = goals.filter((goal) => !isComplete(goal));
  const goalId = (active.find(({ id }) => id === chosen) ?? active[0])?.id ?? '';

  return (
    <PageFrame
      title={learningTrackerManifest.heading}
      intro="Set what you want to learn and log your sessions: the chart says when you will be there."
      width={960}
      summary={
        goals.length > 0 && `${active.length} active · ${goals.length - active.length} completed`
      }
      actions={
        (goals.length > 0 || status === 'error') && (
          <Button ref={create} icon={Plus} onClick={() => setEditing('new')}>
            New Goal
          </Button>
        )
      }
    >
      {status === 'loading' && <LoadingState rows={3} />}
      {status === 'error' && !isOnline() && (
        <OfflineState
          text="The learning goals appear as soon as there is a connection."
          onRetry={() => void learning.retry()}
        />
      )}
      {status === 'error' && isOnline() && (
        <ErrorState
          title="The learning goals could not be loaded"
          text="Nothing is lost. Check the connection and try again."
          onRetry={() => void learning.retry()}
        />
      )}
      {status === 'ready' && goals.length === 0 && <FirstGoal onCreate={learning.create} />}
      {goals.length > 0 && (
        <>
          <SummaryStrip goals={goals} today={today} />
          <TwoColumns $side={256}>
            <Main>
              <GoalList
                goals={goals}
                fallback={create}
                renderRow={(goal) => (
                  <GoalRow
                    key={goal.id}
                    goal={goal}
                    today={today}
                    onLog={() => {
                      setChosen(goal.id);
                      duration.current?.focus();
                    }}
                    onEdit={() => setEditing(goal)}
                    onDelete={() => learning.remove(goal)}
                  />
                )}
              />
              <WeeksChart goals={goals} today={today} />
            </Main>
            <aside>
              <LogSession
                goals={active}
                goalId={goalId}
                onChoose={setChosen}
                duration={duration}
                onLog={learning.log}
              />
            </aside>
          </TwoColumns>
        </>
      )}
      {editing && (
        <GoalDialog
          goal={editing === 'new' ? undefined : editing}
          onSave={(draft) => {
            if (editing === 'new') setChosen(learning.create(draft).id);
            else learning.edit(editing, draft);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </PageFrame>
  );
}
