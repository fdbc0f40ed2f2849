import { Bell, BellRing, Volume2, VolumeX } from 'lucide';
import { useShell } from '@plainday/federation-contract';
import { IconButton } from '@plainday/ui-components';
import { useNotificationAccess } from '@plainday/ui-patterns';
import type { Pomodoro } from '../hooks/use-pomodoro';

export interface EndOptionsProps {
  readonly state: Pick<Pomodoro['state'], 'sound' | 'notify'>;
  readonly setOption: Pomodoro['setOption'];
}

/** What happens at the end of a phase, besides the page itself. */
export function EndOptions({ state, setOption }: EndOptionsProps) {
  const { notify } = useShell();
  const { access, ask } = useNotificationAccess();
  const { sound } = state;
  const isNotified = state.notify && access === 'granted';

  async function setNotified(on: boolean) {
    const answer = on ? await ask() : access;
    if (on && answer !== 'granted') notify.brief('Notifications are blocked for this site');
    setOption('notify', on && answer === 'granted');
  }

  return (
    <>
      <IconButton
        label="Tone at the end"
        word="Tone"
        icon={sound ? Volume2 : VolumeX}
        size={44}
        aria-pressed={sound}
        onClick={() => setOption('sound', !sound)}
      />
      {access !== 'unsupported' && (
        <IconButton
          label="Notification at the end"
          word="Notification"
          icon={isNotified ? BellRing : Bell}
          size={44}
          aria-pressed={isNotified}
          onClick={() => void setNotified(!isNotified)}
        />
      )}
    </>
  );
}
