import { GripVertical } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { Habit } from '../../model/habit.schema';
import { HabitShape } from './habit-shape';

const Name = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 4px var(--space-2) 4px 20px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  font: 500 var(--type-item);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  svg {
    flex: none;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${phone} {
    min-height: 24px;
    padding: 0 var(--space-8) 0 4px;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
    /* The whole row is its target. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

const Head = styled.div`
  position: relative;
  ${phone} {
    position: static;
  }
`;

const Grip = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: 20px;
  color: var(--text-3);
  opacity: 0;
  cursor: grab;
  ${phone} {
    display: none;
  }
`;

export interface HabitHeadProps {
  readonly habit: Habit;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Name of a habit; it opens its year. The grip is for the mouse: keys and the menu move too. */
export function HabitHead({ habit, isOpen, onToggle }: HabitHeadProps) {
  return (
    <Head>
      <Grip data-grip="" data-tip="Drag to reorder" aria-hidden>
        <Icon icon={GripVertical} size={14} />
      </Grip>
      <Name type="button" aria-expanded={isOpen} onClick={onToggle} data-control="name">
        <HabitShape color={habit.color} size={14} />
        <bdi>{habit.title}</bdi>
      </Name>
    </Head>
  );
}
