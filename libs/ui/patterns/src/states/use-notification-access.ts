import { useEffect, useState } from 'react';
import {
  askNotificationAccess,
  notificationAccess,
  onVisible,
  type NotificationAccess,
} from '@plainday/shared-platform';

/**
 * What the browser allows now, read again whenever the page is seen again, and the question to it: to be asked by a
 * click.
 */
export function useNotificationAccess(): {
  readonly access: NotificationAccess;
  readonly ask: () => Promise<NotificationAccess>;
} {
  const [access, setAccess] = useState(notificationAccess);
  useEffect(() => onVisible(() => setAccess(notificationAccess())), []);

  async function ask(): Promise<NotificationAccess> {
    const answer = await askNotificationAccess();
    setAccess(answer);
    return answer;
  }

  return { access, ask };
}
