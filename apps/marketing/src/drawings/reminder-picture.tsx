import { Icon } from '@plainday/ui-components';
import { Bell } from 'lucide';
import { styled } from 'styled-components';

const Stack = styled.div`
  position: relative;
  margin-block: auto;
  padding: 8px 0 12px;
`;

const Hint = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  font: var(--type-small);
  color: var(--text-2);
  b {
    display: block;
    color: var(--text);
    font: 550 var(--type-item);
    line-height: 1.25rem;
  }
  time {
    margin-left: auto;
    align-self: flex-start;
    color: var(--text-3);
    font-size: var(--size-caption);
    white-space: nowrap;
  }
`;

const Behind = styled.div`
  position: absolute;
  inset: auto 14px 2px;
  height: 40px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--sunken);
`;

const Mark = styled.span`
  flex-shrink: 0;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent-text);
`;

/** A reminder on the screen, drawn. */
export function ReminderPicture() {
  return (
    <Stack aria-hidden>
      <Behind />
      <Hint style={{ position: 'relative' }}>
        <Mark>
          <Icon icon={Bell} size={20} />
        </Mark>
        <span>
          <b>Call the dentist</b>
          In 15 minutes, at 09:00
        </span>
        <time>now</time>
      </Hint>
    </Stack>
  );
}
