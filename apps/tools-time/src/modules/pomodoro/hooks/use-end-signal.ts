import { useCallback, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import {
  askNotificationAccess,
  notificationAccess,
  showNotification,
} from '@plainday/shared-platform';
import { playTone } from '@plainday/shared-platform/tone';
import type { NotificationAccess } from '@plainday/shared-platform';
import type { PomodoroState } from '../model/pomodoro.schema';
import { endTexts } from '../model/texts.logic';

/** Tone and system notification at the end of a phase. */
export function useEndSignal(): {
  readonly access: NotificationAccess;
  /** Asks for the permission; resolves to whether it was given. */
  readonly allow: () => Promise<boolean>;
  readonly signal: (ended: PomodoroState, justNow: boolean) => void;
} {
  const { notify, navigate } = useShell();
  const [access, setAccess] = useState(notificationAccess);

  const allow = useCallback(async () => {
    const answer = await askNotificationAccess();
    setAccess(answer);
    if (answer !== 'granted') notify.brief('Notifications are blocked for this site');
    return answer === 'granted';
  }, [notify]);

  const signal = useCallback(
    (ended: PomodoroState, justNow: boolean) => {
      if (!justNow) return;
      const { title, text } = endTexts(ended);
      const rest = {
        label: 'Take a mindful break',
        run: () => navigate({ kind: 'tool', toolId: 'mindful' }),
      };
      notify.toast({
        title,
        description: text,
        action: ended.phase === 'focus' ? rest : undefined,
      });
      if (ended.sound) playTone();
      if (ended.notify) showNotification(title, text, 'pomodoro');
    },
    [notify, navigate],
  );

  return { access, allow, signal };
}
