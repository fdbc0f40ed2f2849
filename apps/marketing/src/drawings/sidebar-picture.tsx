import { Icon, ProjectDot } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { AlarmClock, CalendarDays, Flame, Grid2x2, Inbox, Timer, Trash2, Wind } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../sections/logo';

const Side = styled.div`
  padding: 18px 10px;
  background: var(--sunken);
  @media (max-width: 860px) {
    display: none;
  }
`;

const Top = styled.div`
  padding: 0 10px 14px;
`;

const Entry = styled.div<{ $current?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 34px;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: var(--text-2);
  ${({ $current }) =>
    $current &&
    'border-color:var(--line);background:var(--surface);color:var(--text);font-weight:550;'}
`;

const Count = styled.span`
  margin-left: auto;
  color: var(--text-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.div`
  padding: 16px 10px 6px;
  color: var(--text-3);
  font: 500 12px/16px var(--font);
`;

const Slot = styled.span`
  display: grid;
  place-items: center;
  width: 18px;
`;

interface LineProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly count?: number;
  readonly current?: boolean;
}

function Line({ name, mark, count, current }: LineProps) {
  return (
    <Entry $current={current}>
      <Slot>{mark}</Slot>
      {name}
      {count !== undefined && <Count>{count}</Count>}
    </Entry>
  );
}

const TOOLS: readonly (readonly [string, IconNode])[] = [
  ['Time Tracking', Timer],
  ['Eisenhower Matrix', Grid2x2],
  ['Calendar View', CalendarDays],
  ['Pomodoro Timer', AlarmClock],
  ['Mindful Break', Wind],
  ['Habit Tracker', Flame],
];

/** The sidebar, drawn. */
export function SidebarPicture() {
  return (
    <Side>
      <Top>
        <Logo size={22} />
      </Top>
      <Line name="All Tasks" mark={<Icon node={Inbox} size={18} />} count={12} current />
      <Line name="Trash" mark={<Icon node={Trash2} size={18} />} count={4} />
      <Label>Projects</Label>
      <Line name="Website relaunch" mark={<ProjectDot color="#3b82f6" />} count={8} />
      <Line name="Garden" mark={<ProjectDot color="#10b981" />} count={3} />
      <Label>Productivity Tools</Label>
      {TOOLS.map(([name, node]) => (
        <Line key={name} name={name} mark={<Icon node={node} size={18} />} />
      ))}
    </Side>
  );
}
