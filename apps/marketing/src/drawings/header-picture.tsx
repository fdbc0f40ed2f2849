import { Icon } from '@plainday/ui-components';
import { AlarmClock, Search } from 'lucide';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 64px;
  padding: 0 32px;
  border-bottom: 1px solid var(--line);
  @media (max-width: 640px) {
    padding: 0 16px;
  }
`;

const Field = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 240px;
  height: 36px;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--sunken);
  color: var(--text-3);
  @media (max-width: 640px) {
    display: none;
  }
`;

const Timer = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding: 0 12px;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent-text);
  font-size: 13px;
  white-space: nowrap;
  b {
    font-weight: 600;
  }
`;

const Clock = styled.span`
  margin-left: auto;
  font: 650 15px/18px var(--font);
  font-variant-numeric: tabular-nums;
  text-align: right;
  small {
    display: block;
    color: var(--text-3);
    font: 400 12px/16px var(--font);
    white-space: nowrap;
  }
  @media (max-width: 1000px) {
    small {
      display: none;
    }
  }
`;

/** Search, running timer and clock, drawn. */
export function HeaderPicture() {
  return (
    <Bar>
      <Field>
        <Icon node={Search} size={16} />
        Search tasks...
      </Field>
      <Timer>
        <Icon node={AlarmClock} size={16} />
        <b>18:42</b>
        Write proposal
      </Timer>
      <Clock>
        14:06
        <small>Saturday, November 21</small>
      </Clock>
    </Bar>
  );
}
