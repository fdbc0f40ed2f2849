import { useSession } from '@plainday/auth-session';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';
import { useEffect } from 'react';

/** Height of an entry of the side menu, in CSS pixels. */
const ENTRY_PX = 36;

/**
 * Height to keep free while the projects are on their way, in CSS pixels: that of the last visit, so
 * that the tools below stay where they are. The first frame keeps the same.
 */
export function useProjectRoom(count: number | undefined): number | undefined {
  const { user } = useSession();
  const key = personKey('projects', user?.id ?? '');

  useEffect(() => {
    if (count !== undefined) writeLocal(key, String(count));
  }, [count, key]);

  return count === undefined ? (Number(readLocal(key)) || 0) * ENTRY_PX : undefined;
}
