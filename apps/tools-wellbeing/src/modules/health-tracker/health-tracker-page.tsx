import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Card, lazyPart, useIdleParts } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  PageSummary,
  RecoverNotice,
} from '@plainday/ui-patterns';
import { tablet } from '@plainday/ui-theme';
import { ExerciseBar } from './components/exercise-bar';
import { MeasurePanel } from './components/measure-panel';
import { WaterGlasses } from './components/water-glasses';
import { WeekPanel } from './components/week-panel';
import { healthTrackerManifest } from './health-tracker.manifest';
import { useHealth } from './hooks/use-health';

const GoalsDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "health-goals" */ './components/goals-dialog')).GoalsDialog,
);
const PARTS = [GoalsDialog];

const Today = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-bottom: var(--space-8);
  padding: 0;
  > * + * {
    border-inline-start: 1px solid var(--line);
  }
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
    > * + * {
      border-inline-start: 0;
      border-top: 1px solid var(--line);
    }
  }
`;

const Hint = styled.p`
  color: var(--text-2);
`;

export function Page() {
  useIdleParts(PARTS);
  const health = useHealth();
  const [settingGoals, setSettingGoals] = useState(false);
  const { today, goals, step } = health;
  const reached = [today.water >= goals.water, today.exercise >= goals.exercise].filter(Boolean);

  return (
    <PageFrame
      title={healthTrackerManifest.heading}
      intro="Count glasses of water and minutes of exercise; the week shows which days reached the goal."
      width={856}
      summary={
        <PageSummary>
          {health.ready && <span>{reached.length} of 2 goals reached today</span>}
          <LocalBadge status={health.status} />
        </PageSummary>
      }
      actions={<Button onClick={() => setSettingGoals(true)}>Daily goals</Button>}
    >
      <DeviceNotice status={health.status} />
      <RecoverNotice
        what="days"
        count={health.recovery.lost.length}
        onDownload={health.recovery.download}
      />
      {health.ready ? (
        <>
          <Today>
            <MeasurePanel
              measure="water"
              value={today.water}
              goal={goals.water}
              onStep={(by) => step('water', by)}
            >
              <WaterGlasses
                glasses={today.water}
                goal={goals.water}
                onSet={(glasses) => step('water', glasses - today.water)}
              />
            </MeasurePanel>
            <MeasurePanel
              measure="exercise"
              value={today.exercise}
              goal={goals.exercise}
              onStep={(by) => step('exercise', by)}
            >
              <ExerciseBar minutes={today.exercise} goal={goals.exercise} />
            </MeasurePanel>
          </Today>
          {health.records.length > 0 ? (
            <WeekPanel health={health} />
          ) : (
            <Hint>Your week appears here once something is logged.</Hint>
          )}
        </>
      ) : (
        <LoadingState />
      )}
      {settingGoals && (
        <GoalsDialog
          goals={goals}
          onSave={health.setGoals}
          onClose={() => setSettingGoals(false)}
        />
      )}
    </PageFrame>
  );
}
