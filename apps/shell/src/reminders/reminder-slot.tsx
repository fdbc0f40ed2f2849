import type { Selection } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { phone } from '@plainday/ui-theme';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { lazyLayer } from '../shared/lazy-layer';
import { useServices } from '../shared/services';
import { useIdle } from '../shared/use-idle';

const Reminders = lazyLayer(
  async () => (await import(/* webpackChunkName: "reminders" */ './reminders')).Reminders,
);

interface ReminderSlotProps {
  readonly userId: string;
  readonly isPhone: boolean;
  readonly onOpen: (selection: Selection) => void;
}

/** The place of the bell. What rings it comes when the page is idle, never on the way to the first paint. */
export function ReminderSlot({ userId, isPhone, onOpen }: ReminderSlotProps) {
  const { notify } = useServices();
  const [openedAt] = useState(() => systemClock.now());
  const isIdle = useIdle();

  return (
    <Place $size={isPhone ? 44 : 32}>
      {isIdle && (
        <Suspense>
          <Reminders
            key={userId}
            userId={userId}
            notify={notify}
            onOpen={onOpen}
            openedAt={openedAt}
            isPhone={isPhone}
          />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div<{ $size: number }>`
  display: grid;
  flex: none;
  min-width: ${({ $size }) => $size}px;
  min-height: ${({ $size }) => $size}px;
  > * {
    grid-area: 1 / 1;
  }
  /* Room for its word from the start: what stands beside it stays there when the bell comes. */
  ${phone} {
    &::before {
      content: 'Reminders' / '';
      grid-area: 1 / 1;
      padding-inline: 5px;
      visibility: hidden;
      font: 500 var(--type-bar);
    }
  }
`;
