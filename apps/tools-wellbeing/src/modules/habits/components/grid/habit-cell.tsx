import { Check, Snowflake } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import { forcedColors, phone } from '@plainday/ui-theme';
import type { CellState } from '../../model/habits.logic';
import { inkOn } from '../../model/look.logic';

const Box = styled.span`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  margin: auto;
  border: 1px solid var(--control);
  border-radius: var(--radius-m);
  color: var(--text-2);
  &[data-state='pending'] {
    border: 2px solid var(--accent);
  }
  &[data-state='done'] {
    border-color: transparent;
  }
  &[data-state='frozen'] {
    border-color: var(--line-strong);
    background: var(--sunken);
  }
  &[data-state='before'] {
    border-color: var(--line);
  }
  &[data-state='future'] {
    border: 0;
    &::before {
      content: '';
      width: 4px;
      height: 4px;
      border-radius: 50%;
      background: var(--line-strong);
    }
  }
  ${phone} {
    width: 100%;
    height: 44px;
  }
  ${forcedColors} {
    &[data-state='done'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
`;

/** `M` above a day, where a row is opened on a phone. */
const Letter = styled.span`
  display: none;
  ${phone} {
    tr[data-open] & {
      position: absolute;
      inset: 6px 0 auto;
      display: block;
      color: var(--text-3);
      font: var(--type-tiny);
    }
    tr[data-open] td[aria-current='date'] & {
      color: var(--accent-text);
      font-weight: 650;
    }
  }
`;

export interface HabitCellProps {
  readonly state: CellState;
  readonly color: string;
  /** Day of the week in a letter. */
  readonly letter: string;
}

/** One day of a habit, drawn. */
export function HabitCell({ state, color, letter }: HabitCellProps) {
  const isDone = state === 'done';
  return (
    <>
      <Letter>{letter}</Letter>
      <Box
        data-state={state}
        style={isDone ? { background: color, color: inkOn(color) } : undefined}
      >
        {isDone && <Icon icon={Check} size={16} />}
        {state === 'frozen' && <Icon icon={Snowflake} size={15} />}
      </Box>
    </>
  );
}
