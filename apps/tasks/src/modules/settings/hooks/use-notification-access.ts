import { useEffect, useState } from 'react';
import {
  askNotificationAccess,
  notificationAccess,
  onVisible,
  type NotificationAccess,
} from '@plainday/shared-platform';

/** What the browser allows now, read again whenever the page is seen again, and the question to it. */
export function useNotificationAccess(): {
  readonly access: NotificationAccess;
  readonly ask: () => Promise<void>;
} {
  const [access, setAccess] = useState(notificationAccess);
  useEffect(() => onVisible(() => setAccess(notificationAccess())), []);
  return { access, ask: async () => setAccess(await askNotificationAccess()) };
}
