import styled from 'styled-components';
import { useRecovery } from '@plainday/data-device';
import { unlockTone } from '@plainday/shared-platform/tone';
import { Card, VisuallyHidden } from '@plainday/ui-components';
import { DeviceNotice, LocalBadge, PageFrame, RecoverNotice, Ring } from '@plainday/ui-patterns';
import { upTo } from '@plainday/ui-theme';
import { EndOptions } from './components/end-options';
import { HistoryPanel } from './components/history-panel';
import { TimerCard } from './components/timer-card';
import { useEndSignal } from './hooks/use-end-signal';
import { usePomodoro } from './hooks/use-pomodoro';
import { useSaveEntry } from './hooks/use-save-entry';
import { useTaskChoices } from './hooks/use-task-choices';
import { pomodoroStore } from './model/pomodoro.store';
import { pomodoroManifest } from './pomodoro.manifest';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px;
  gap: 40px;
  align-items: start;
  ${upTo(960)} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

/** The card while the phase is read from this device: its size, and an empty ring. */
const Waiting = styled(Card)`
  display: grid;
  place-items: center;
  min-height: 520px;
`;

export function Page() {
  const { access, allow, signal } = useEndSignal();
  const pomodoro = usePomodoro(signal);
  const { state, ready, setOption } = pomodoro;
  const saveEntry = useSaveEntry();
  const choices = useTaskChoices();
  const { lost, download } = useRecovery(pomodoroStore);

  function handleStart() {
    unlockTone();
    pomodoro.start();
  }

  async function handleNotifications(on: boolean) {
    setOption('notify', on && (access === 'granted' || (await allow())));
  }

  return (
    <PageFrame
      title={pomodoroManifest.heading}
      summary={<LocalBadge covers="History" />}
      width={816}
    >
      <DeviceNotice status={pomodoro.status} />
      <RecoverNotice what="sessions" count={lost.length} onDownload={download} />
      {ready ? (
        <Columns>
          <TimerCard pomodoro={{ ...pomodoro, start: handleStart }} choices={choices}>
            <EndOptions
              sound={state.sound}
              onSound={(on) => setOption('sound', on)}
              notifications={access === 'unsupported' ? null : state.notify && access === 'granted'}
              onNotifications={(on) => void handleNotifications(on)}
            />
          </TimerCard>
          <HistoryPanel sessions={state.sessions} onSave={saveEntry} />
        </Columns>
      ) : (
        <Columns aria-busy>
          <Waiting>
            <VisuallyHidden role="status">Loading...</VisuallyHidden>
            <Ring value={0} label="Time left" />
          </Waiting>
        </Columns>
      )}
    </PageFrame>
  );
}
