import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { DayKey } from '@plainday/domain-calendar';
import { Button, IconButton } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { CalendarPlace } from '../hooks/use-place';
import { rangeTitle } from '../model/range.logic';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-3);
  > div:first-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-inline-start: -8px;
  }
  h2 {
    min-width: 118px;
    font: 600 var(--type-subheading);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${phone} {
    > div:first-child {
      flex-wrap: wrap;
      width: calc(100% + 8px);
    }
    h2 {
      flex: 1;
      min-width: min-content;
      overflow-wrap: normal;
    }
  }
`;

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

interface ToolbarProps {
  readonly place: CalendarPlace;
  readonly today: DayKey;
  readonly narrow: boolean;
  /** The switches of the layers. */
  readonly children: ReactNode;
}

/** Where one is, the way to the page before and after, and back to today. */
export function Toolbar({ place, today, narrow, children }: ToolbarProps) {
  const unit = UNITS[place.mode];
  return (
    <Bar data-turns-pages="">
      <div>
        <IconButton label={`Previous ${unit}`} icon={ChevronLeft} onClick={() => place.step(-1)} />
        <h2 aria-live="polite">
          {rangeTitle(place.mode, place.anchor, narrow ? 'short' : 'long')}
        </h2>
        <IconButton label={`Next ${unit}`} icon={ChevronRight} onClick={() => place.step(1)} />
        <Button size="s" onClick={() => place.go(today)}>
          Today
        </Button>
      </div>
      {children}
    </Bar>
  );
}
