import {
  retryUnsaved,
  selectStalled,
  selectUnsavedCount,
  selectUnsent,
  useAppDispatch,
  useAppSelector,
} from '@plainday/data-api';
import { Button, Icon } from '@plainday/ui-components';
import { isOnline } from '@plainday/shared-platform';
import { CloudOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Nothing while all is well; else that the device is offline, and how much the server does not have yet (decisions 23). */
export function SaveStatus() {
  const unsaved = useAppSelector(selectUnsavedCount);
  const unsent = useAppSelector(selectUnsent);
  const isStalled = useAppSelector(selectStalled);
  const online = useSyncExternalStore(subscribeToConnection, isOnline);
  const dispatch = useAppDispatch();

  return (
    <Place role="status">
      {!online && (
        <Offline>
          <Icon icon={CloudOff} size={16} />
          Offline
        </Offline>
      )}
      {unsent > 0 && (isStalled || !online) && (
        <Offline>
          <span>{unsent} to send</span>
          {online && (
            <Button size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
              Send now
            </Button>
          )}
        </Offline>
      )}
      {unsaved > 0 && (
        <Unsaved>
          <span>{unsaved} not saved</span>
          <span aria-hidden>·</span>
          <Button size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
            Retry
          </Button>
        </Unsaved>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  font-size: var(--size-small);
  white-space: nowrap;
`;

const Offline = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--text-2);
`;

const Unsaved = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--amber);
`;
