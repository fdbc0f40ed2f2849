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
import { Button, Icon, lazyPart, visuallyHidden } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { useOnline } from '@plainday/ui-patterns';
import { CloudOff } from 'lucide';
import { lazy, Suspense, useState } from 'react';
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
  const online = useOnline();
  const isWaiting = unsent > 0 && (isStalled || !online);
  const isSaved = useJustSaved(isWaiting) && unsaved === 0;
  const dispatch = useAppDispatch();
  /** The button that the open list hangs from. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changedAnchor, setChangedAnchor] = useState<HTMLElement | null>(null);

  return (
    <Place aria-live="polite">
      {isSaved && <Offline>Saved</Offline>}
      {(!online || isCut) && (
        <Offline>
          <Icon icon={CloudOff} size={16} />
          <Words $isAlone={!isWaiting && unsaved + changed === 0}>
            {online ? 'No connection' : 'Offline'}
            <Suspense>
              <OfflineAge />
            </Suspense>
          </Words>
        </Offline>
      )}
      {isWaiting && (
        <Offline>
          <span>{isKept ? `${unsent} to send` : `${unsent} to send · keep this page open`}</span>
          {online && (
            <Action size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
              Send now
            </Action>
          )}
        </Offline>
      )}
      {unsaved > 0 && (
        <Unsaved>
          <Action
            size="s"
            variant="ghost"
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            {`${unsaved} not saved`}
          </Action>
          <span aria-hidden>·</span>
          <Action size="s" variant="ghost" onClick={() => dispatch(retryUnsaved())}>
            Retry
          </Action>
        </Unsaved>
      )}
      {changed > 0 && (
        <Action
          size="s"
          variant="ghost"
          aria-haspopup="dialog"
          aria-expanded={changedAnchor !== null}
          onClick={(event) => setChangedAnchor(changedAnchor ? null : event.currentTarget)}
        >
          <span>
            {`${changed} changed`}
            <WideWord> elsewhere</WideWord>
          </span>
        </Action>
      )}
      {changedAnchor && changed > 0 && (
        <ChangedList anchor={changedAnchor} onClose={() => setChangedAnchor(null)} />
      )}
      {anchor && unsaved > 0 && <UnsavedList anchor={anchor} onClose={() => setAnchor(null)} />}
    </Place>
  );
}

// What has no room beside each other stands in two lines: a phone has some 130 px between Menu and Search.
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-width: 0;
  font-size: var(--size-small);
  white-space: nowrap;
  ${phone} {
    gap: 0 var(--space-1);
    line-height: 1.2;
    white-space: normal;
  }
`;

const Offline = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--text-2);
`;

const Words = styled.span<{ $isAlone: boolean }>`
  display: flex;
  gap: 6px;
  min-width: 0;
  ${phone} {
    ${({ $isAlone }) => !$isAlone && visuallyHidden}
  }
`;

const WideWord = styled.span`
  ${phone} {
    ${visuallyHidden}
  }
`;

const Action = styled(Button)`
  white-space: nowrap;
  ${phone} {
    padding-inline: var(--space-1);
  }
`;

const Unsaved = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--amber);
  ${phone} {
    gap: 0;
    > span {
      display: none;
    }
  }
`;
