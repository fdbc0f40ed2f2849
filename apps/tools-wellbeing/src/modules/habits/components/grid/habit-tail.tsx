import { Ellipsis } from 'lucide';
import { styled } from 'styled-components';
import type { Streak } from '@plainday/domain-calendar';
import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { streakDays, streakNotes } from '../../model/words.logic';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-inline-end: 12px;
  color: var(--text-3);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: end;
  strong {
    color: var(--text);
    font-weight: 600;
  }
  ${phone} {
    justify-content: flex-start;
    padding-inline: 28px 0;
    button {
      position: absolute;
      inset: 8px 0 auto auto;
      z-index: 1;
    }
    tr:not([data-open]) & button {
      display: none;
    }
  }
`;

export interface HabitTailProps {
  readonly name: string;
  /** Null while the days before this week are not known. */
  readonly streak: Streak | null;
  /** It may be longer than what is known. */
  readonly isOpen: boolean;
  readonly frozen: number;
  readonly actions: () => readonly MenuEntry[];
}

/** The streak of a habit and what can be done with it. */
export function HabitTail({ name, streak, isOpen, frozen, actions }: HabitTailProps) {
  return (
    <Line>
      {streak ? (
        <span>
          {streak.days > 0 ? <strong>{streakDays(streak, isOpen)}</strong> : streakDays(streak)}
          {streakNotes(streak, frozen).map((note) => ` · ${note}`)}
        </span>
      ) : (
        <span aria-label="Streak not known">–</span>
      )}
      <MenuButton
        label={`More actions: ${name}`}
        data-tip="More actions"
        data-control="more"
        icon={Ellipsis}
        align="end"
        compact
        items={actions}
      />
    </Line>
  );
}
