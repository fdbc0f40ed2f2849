import { styled } from 'styled-components';
import { useRecovery } from '@plainday/data-device';
import { unlockSound } from '@plainday/shared-platform/sound';
import { Card, VisuallyHidden } from '@plainday/ui-components';
import {
  DeviceNotice,
  LocalBadge,
  PageFrame,
  RecoverNotice,
  Ring,
  TwoColumns,
} from '@plainday/ui-patterns';
import { useSaveEntry } from '../../shared/use-save-entry';
import { usePomodoroSaveEntryMutation } from './api/pomodoro.api';
import { EndOptions } from './components/end-options';
import { HistoryPanel } from './components/history-panel';
import { TimerCard } from './components/timer-card';
import { useEndSignal } from './hooks/use-end-signal';
import { useOwnPlace } from './hooks/pomodoro-places';
import { usePomodoro } from './hooks/use-pomodoro';
import { useTaskChoices } from './hooks/use-task-choices';
import { pomodoroStore } from './model/pomodoro.store';
import { toTimeEntry } from './model/time-entry.logic';
import { pomodoroManifest } from './pomodoro.manifest';

/** The card while the phase is read from this device: its size, and an empty ring. */
const Waiting = styled(Card)`
  display: grid;
  place-items: center;
  min-height: 520px;
`;

export function Page() {
  const pomodoro = usePomodoro(useOwnPlace(), useEndSignal());
  const { state, ready, setOption } = pomodoro;
  const saveEntry = useSaveEntry(usePomodoroSaveEntryMutation());
  const choices = useTaskChoices();
  const { lost, download } = useRecovery(pomodoroStore);

  function handleStart() {
    unlockSound();
    pomodoro.start();
  }

  return (
    <PageFrame
      title={pomodoroManifest.heading}
      intro="Work for 25 minutes, rest for five, and see how many rounds a day holds."
      summary={<LocalBadge status={pomodoro.status} covers="History" />}
      width={816}
    >
      <DeviceNotice status={pomodoro.status} />
      <RecoverNotice what="sessions" count={lost.length} onDownload={download} />
      {ready ? (
        <TwoColumns $side={260}>
          <TimerCard pomodoro={{ ...pomodoro, start: handleStart }} choices={choices}>
            <EndOptions state={state} setOption={setOption} />
          </TimerCard>
          <HistoryPanel
            sessions={state.sessions}
            onSave={(session) => saveEntry(toTimeEntry(session))}
          />
        </TwoColumns>
      ) : (
        <TwoColumns $side={260} aria-busy>
          <Waiting>
            <VisuallyHidden role="status">Loading...</VisuallyHidden>
            <Ring value={0} label="Time left" />
          </Waiting>
        </TwoColumns>
      )}
    </PageFrame>
  );
}
