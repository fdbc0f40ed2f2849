import { shownSince, useAppStore } from '@plainday/data-api';
import { systemClock } from '@plainday/shared-platform';
import { useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ageOf } from './age.logic';

/** How old what is shown may be, while nothing newer can be had. */
export function OfflineAge() {
  const store = useAppStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const since = useSyncExternalStore(subscribe, () => shownSince(store));
  return since !== null && <Age>· {ageOf(since, systemClock.now())}</Age>;
}

const Age = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
