import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { Habit } from '../model/habit.schema';
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
    padding-inline-start: 4px;
  }
`;

export interface HabitHeadProps {
  readonly habit: Habit;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Name of a habit; it opens its year. */
export function HabitHead({ habit, isOpen, onToggle }: HabitHeadProps) {
  return (
    <Name type="button" aria-expanded={isOpen} onClick={onToggle} data-control="name">
      <HabitShape color={habit.color} size={14} />
      <bdi>{habit.title}</bdi>
    </Name>
  );
}
