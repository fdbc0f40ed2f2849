import { Bell, BellRing, Volume2, VolumeX } from 'lucide';
import { IconButton } from '@plainday/ui-components';

export interface EndOptionsProps {
  readonly sound: boolean;
  readonly onSound: (sound: boolean) => void;
  /** Null where the browser has no notifications. */
  readonly notifications: boolean | null;
  readonly onNotifications: (notifications: boolean) => void;
}

/** What happens at the end of a phase, besides the page itself. */
export function EndOptions({ sound, onSound, notifications, onNotifications }: EndOptionsProps) {
  return (
    <>
      <IconButton
        label="Tone at the end"
        word="Tone"
        icon={sound ? Volume2 : VolumeX}
        size={44}
        aria-pressed={sound}
        onClick={() => onSound(!sound)}
      />
      {notifications !== null && (
        <IconButton
          label="Notification at the end"
          word="Notification"
          icon={notifications ? BellRing : Bell}
          size={44}
          aria-pressed={notifications}
          onClick={() => onNotifications(!notifications)}
        />
      )}
    </>
  );
}
