import {
  retryUnsaved,
  selectChanged,
  selectCut,
  selectKept,
  selectStalled,
  selectUnsavedCount,
  selectUnsent,
  useAppDispatch,
  useAppSelector,
} from '@plainday/data-api';
import { Button, Icon, lazyPart } from '@plainday/ui-components';
import { isOnline, onConnection } from '@plainday/shared-platform';
import { CloudOff } from 'lucide';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useJustSaved } from './use-just-saved';

const UnsavedList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "unsaved" */ './unsaved/unsaved-list')).UnsavedList,
);
const ChangedList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "unsaved" */ './unsaved/changed-list')).ChangedList,
);

// Without the network it may not come; then the age is not said.
const OfflineAge = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-age').then(
    (part) => ({ default: part.OfflineAge }),
    () => ({ default: () => false as const }),
  ),
);

/**
 * Nothing while all is well; else that the device is offline or the server does not answer, how much it does not have
 * yet, and for a moment that all of that is saved (decisions 23).
 */
export function SaveStatus() {
  const unsaved = useAppSelector(selectUnsavedCount);
  const changed = useAppSelector(selectChanged).length;
  const unsent = useAppSelector(selectUnsent);
  const isKept = useAppSelector(selectKept);
  const isStalled = useAppSelector(selectStalled);
  const isCut = useAppSelector(selectCut);
  const online = useSyncExternalStore(onConnection, isOnline);
  const isWaiting = unsent > 0 && (isStalled || !online);
  const isSaved = useJustSaved(isWaiting) && unsaved === 0;
  const dispatch = useAppDispatch();
  /** The button that the open list hangs from. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changedAnchor, setChangedAnchor] = useState<HTMLElement | null>(null);

  return (
    <Place role="status">
      {isSaved && <Offline>Saved</Offline>}
      {(!online || isCut) && (
        <Offline>
          <Icon icon={CloudOff} size={16} />
          {online ? 'No connection' : 'Offline'}
          <Suspense>
            <OfflineAge />
          </Suspense>
        </Offline>
      )}
      {isWaiting && (
        <Offline>
          <span>{isKept ? `${unsent} to send` : `${unsent} to send · keep this page open`}</span>
          {online && (
            <Button size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
              Send now
            </Button>
          )}
        </Offline>
      )}
      {unsaved > 0 && (
        <Unsaved>
          <Button
            size="s"
            variant="ghost"
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            {`${unsaved} not saved`}
          </Button>
          <span aria-hidden>·</span>
          <Button size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
            Retry
          </Button>
        </Unsaved>
      )}
      {changed > 0 && (
        <Button
          size="s"
          variant="ghost"
          aria-haspopup="dialog"
          aria-expanded={changedAnchor !== null}
          onClick={(event) => setChangedAnchor(changedAnchor ? null : event.currentTarget)}
        >
          {`${changed} changed elsewhere`}
        </Button>
      )}
      {changedAnchor && changed > 0 && (
        <ChangedList anchor={changedAnchor} onClose={() => setChangedAnchor(null)} />
      )}
      {anchor && unsaved > 0 && <UnsavedList anchor={anchor} onClose={() => setAnchor(null)} />}
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
  min-width: 0;
  color: var(--text-2);
`;

const Unsaved = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--amber);
`;
