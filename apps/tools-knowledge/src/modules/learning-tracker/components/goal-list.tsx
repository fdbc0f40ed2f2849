import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ChevronDown, ChevronRight } from 'lucide';
import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { Button, Card } from '@plainday/ui-components';
import { useFocusHome } from '@plainday/ui-patterns';
import type { LearningGoal } from '../model/learning.schema';
import { isComplete } from '../model/progress.logic';

const Box = styled(Card)`
  min-width: 0;
  padding: 0;
`;

const Fold = styled.div`
  padding: 8px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
`;

const Rest = styled.ul`
  border-top: 1px solid var(--line);
`;

export interface GoalListProps {
  readonly goals: readonly LearningGoal[];
  readonly fallback: RefObject<HTMLElement | null>;
  readonly renderRow: (goal: LearningGoal) => ReactNode;
}

/** Active goals, and those that are completed folded to one line. */
export function GoalList({ goals, fallback, renderRow }: GoalListProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rest = useRef<HTMLUListElement>(null);
  useFocusHome(list, fallback);
  useFocusHome(rest, fallback);
  const active = goals.filter((goal) => !isComplete(goal));
  const completed = goals.filter(isComplete);

  return (
    <Box>
      {active.length > 0 && (
        <ul ref={list} aria-label="Learning goals">
          {active.map(renderRow)}
        </ul>
      )}
      {completed.length > 0 && (
        <Fold>
          <Button
            variant="ghost"
            icon={open ? ChevronDown : ChevronRight}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {plural(completed.length, 'completed goal')}
          </Button>
        </Fold>
      )}
      {open && completed.length > 0 && (
        <Rest ref={rest} aria-label="Completed goals">
          {completed.map(renderRow)}
        </Rest>
      )}
    </Box>
  );
}
