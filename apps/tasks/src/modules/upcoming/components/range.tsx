import { IconButton } from '@plainday/ui-components';
import { ChevronLeft, ChevronRight } from 'lucide';
import styled from 'styled-components';
import { UPCOMING_DAYS, type Day } from '../../../shared/days/days.logic';
import { rangeText } from '../model/upcoming.logic';

interface RangeProps {
  readonly days: readonly Day[];
  /** How many times fourteen days after the first ones. */
  readonly number: number;
  readonly onTurn: (number: number) => void;
}

/** Which days are shown, and the way to those before and after. */
export function Range({ days, number, onTurn }: RangeProps) {
  return (
    <Line>
      <IconButton
        label={`Previous ${UPCOMING_DAYS} days`}
        icon={ChevronLeft}
        iconSize={18}
        disabled={number === 0}
        onClick={() => onTurn(number - 1)}
      />
      <span aria-live="polite">{rangeText(days)}</span>
      <IconButton
        label={`Next ${UPCOMING_DAYS} days`}
        icon={ChevronRight}
        iconSize={18}
        onClick={() => onTurn(number + 1)}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  color: var(--text-2);
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
