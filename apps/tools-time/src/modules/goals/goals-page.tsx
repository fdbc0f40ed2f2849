import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRecovery } from '@plainday/data-device';
import { useToolPlace } from '@plainday/federation-contract';
import { startOfWeek, weekName } from '@plainday/domain-calendar';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import {
  DeviceNotice,
  EmptyState,
  LoadingState,
  LocalBadge,
  LostEdit,
  PageFrame,
  PageSummary,
  RecoverNotice,
  RowList,
  SectionHeading,
  TwoColumns,
  useEditing,
  useGoToRow,
  useRowFocus,
} from '@plainday/ui-patterns';
import { AddGoal } from './components/add-goal';
import { GoalRow } from './components/goal-row';
import { LastWeek } from './components/last-week';
import { goalsManifest } from './goals.manifest';
import { useGoalKeys } from './hooks/use-goal-keys';
import { useGoals } from './hooks/use-goals';
import type { Goal } from './model/goals.schema';
import { goalsStore } from './model/goals.store';
import { targetOf } from './model/progress.logic';
import { resetText, resultOf } from './model/texts.logic';

const GoalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "goals-edit" */ './components/goal-dialog')).GoalDialog,
);
const PARTS = [GoalDialog];

const Complete = styled.section`
  margin-top: var(--space-8);
`;

const Reset = styled.span`
  margin-inline-start: auto;
  color: var(--text-3);
  font: var(--type-small);
`;

export function Page() {
  const goals = useGoals();
  useIdleParts(PARTS);
  useGoToRow(useToolPlace(), goals.ready);
  const { lost, download } = useRecovery(goalsStore);
  const [editing, setEditing] = useState<Goal | null>(null);
  const renaming = useEditing('weekly-goal-title');
  const title = useRef<HTMLInputElement>(null);
  const leadTo = useRowFocus();
  const open = goals.goals.filter(({ completed }) => !completed);
  const complete = goals.goals.filter(({ completed }) => completed);
  const { done, all } = resultOf(goals);

  function handleStep(goal: Goal, by: 1 | -1) {
    goals.step(goal, by);
    const isMoved = goal.completed || goal.progress + by >= targetOf(goal);
    // A goal that was completed or reopened by its button takes the focus along.
    if (isMoved) leadTo(goal.id, 'More');
  }

  useGoalKeys({ goals: goals.goals, onStep: handleStep, onDelete: goals.remove });

  function handleRenamed(goal: Goal, next: string | null) {
    renaming.stop();
    const isChanged = next !== null && next.trim() !== goal.title;
    if (isChanged) goals.edit(goal, { ...goal, title: next });
  }

  const rows = (list: readonly Goal[]) =>
    list.map((goal) => (
      <GoalRow
        key={goal.id}
        goal={goal}
        onStep={handleStep}
        onEdit={setEditing}
        renaming={renaming}
        onRenamed={handleRenamed}
        onDelete={goals.remove}
      />
    ));

  return (
    <PageFrame
      title={goalsManifest.heading}
      intro="A few goals for this week, counted up with a click; on Monday they begin anew."
      width={920}
      summary={
        <PageSummary>
          {goals.ready && all > 0 && (
            <span>
              {done} of {all} complete
            </span>
          )}
          <span>{weekName(startOfWeek(goals.today))}</span>
          <LocalBadge status={goals.status} />
          <Reset>{resetText(goals.today)}</Reset>
        </PageSummary>
      }
    >
      <DeviceNotice status={goals.status} />
      <RecoverNotice what="goals" count={lost.length} onDownload={download} />
      {goals.ready ? (
        <TwoColumns $side={272}>
          <div>
            <AddGoal onAdd={goals.add} titleRef={title} />
            <LostEdit editing={renaming} ids={goals.goals.map(({ id }) => id)} what="goal" />
            {all === 0 && (
              <EmptyState
                title="No goals this week"
                text="Say what should happen how often: three runs, twenty pages."
              />
            )}
            <RowList label="Open goals" fallback={title}>
              {rows(open)}
            </RowList>
            {complete.length > 0 && (
              <Complete aria-labelledby="complete-goals">
                <SectionHeading id="complete-goals" note={complete.length}>
                  Complete
                </SectionHeading>
                <RowList label="Complete goals" fallback={title}>
                  {rows(complete)}
                </RowList>
              </Complete>
            )}
          </div>
          <LastWeek goals={goals} />
        </TwoColumns>
      ) : (
        <LoadingState />
      )}
      {editing && (
        <GoalDialog
          goal={editing}
          onSave={(changes) => goals.edit(editing, changes)}
          onClose={() => setEditing(null)}
        />
      )}
    </PageFrame>
  );
}
