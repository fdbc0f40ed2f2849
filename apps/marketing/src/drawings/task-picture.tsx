import { styled } from 'styled-components';
import { PictureTask } from './picture-task';
import { RingMark } from './ring-mark';

const List = styled.div`
  margin-bottom: calc(-1 * clamp(20px, 2.6vw, 32px));
`;

const Steps = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 0 22px 30px;
  color: var(--text-2);
  font: var(--type-body);
`;

const Step = styled.div<{ $done?: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  ${({ $done }) => $done && 'color:var(--text-3);text-decoration:line-through;'}
`;

/** A task with its steps, drawn. */
export function TaskPicture() {
  return (
    <List aria-hidden>
      <PictureTask title="Send the invoice for October" tone="red" due="Nov 21, 12:00" overdue />
      <PictureTask title="Plan the week" due="Nov 21, 18:00" duration="30 min" />
      <Steps>
        <Step $done>
          <RingMark tone="done" size={16} /> Review last week
        </Step>
        <Step>
          <RingMark size={16} /> Choose three goals
        </Step>
        <Step>
          <RingMark size={16} /> Block focus time
        </Step>
      </Steps>
    </List>
  );
}
