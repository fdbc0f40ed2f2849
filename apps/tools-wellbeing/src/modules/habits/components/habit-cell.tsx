import { Check, Snowflake } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import { forcedColors, phone } from '@plainday/ui-theme';
import type { CellState } from '../model/habits.logic';
import { inkOn } from '../model/look.logic';

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
    height: 100%;
  }
  ${forcedColors} {
    &[data-state='done'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
`;

/** One day of a habit, drawn. */
export function HabitCell({ state, color }: { readonly state: CellState; readonly color: string }) {
  const isDone = state === 'done';
  return (
    <Box data-state={state} style={isDone ? { background: color, color: inkOn(color) } : undefined}>
      {isDone && <Icon icon={Check} size={16} />}
      {state === 'frozen' && <Icon icon={Snowflake} size={15} />}
    </Box>
  );
}
