import { Icon } from '@plainday/ui-components';
import { Calendar, Flag } from 'lucide';
import { styled } from 'styled-components';
import { DayBar } from './day-bar';
import { Ends, Moment, MomentLines } from './moment';

const Field = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 50px;
  margin-inline: -8px;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--line-strong);
  border-radius: 12px;
  box-shadow: var(--shadow);
  color: var(--text);
  font: var(--type-body);
  white-space: nowrap;
  overflow: hidden;
`;

const Read = styled.span`
  padding: 2px 4px;
  border-radius: 4px;
  background: var(--accent-soft);
  color: var(--accent-text);
`;

const Caret = styled.span`
  border-left: 1.5px solid var(--accent);
`;

const Press = styled.span`
  padding: 8px 14px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 550;
`;

const Chips = styled.div`
  display: flex;
  gap: 6px;
`;

const Chip = styled.span<{ $red?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 3px 8px;
  border-radius: 6px;
  color: ${({ $red }) => ($red ? 'var(--red)' : 'var(--accent-text)')};
  background: ${({ $red }) => ($red ? 'var(--red-soft)' : 'var(--accent-soft)')};
`;

const Big = styled.b`
  && {
    font: 650 3.5rem/1 var(--font);
    letter-spacing: -0.05em;
  }
`;

const Counted = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  padding-block: 8px;
  font: 500 1.1875rem/1.5rem var(--font);
`;

/** A line that is understood while it is typed, drawn. */
export function WriteMoment() {
  return (
    <Moment aria-hidden>
      <Field>
        <span>
          Pay rent <Read>tomorrow 17:00</Read> <Read>p1</Read>
          <Caret />
        </span>
        <Press>Add</Press>
      </Field>
      <Chips>
        <Chip>
          <Icon icon={Calendar} size={13} />
          Nov 26, 17:00
        </Chip>
        <Chip $red>
          <Icon icon={Flag} size={13} />
          High
        </Chip>
      </Chips>
      <MomentLines
        lines={[
          { title: 'Pay rent', end: 'Nov 26, 17:00', tone: 'red' },
          { title: 'Call the dentist', end: 'Nov 27, 09:00' },
          { title: 'Read chapter 4' },
        ]}
      />
    </Moment>
  );
}

/** A day with the room it has left, drawn. */
export function FitMoment() {
  return (
    <Moment aria-hidden>
      <Ends>
        <b>Thursday</b>
        <span>
          <b>5 h 35</b> of 6 h
        </span>
      </Ends>
      <DayBar
        parts={[
          { minutes: 15, tone: 'planned' },
          { minutes: 60, tone: 'planned' },
          { minutes: 90, tone: 'marked' },
          { minutes: 120, tone: 'planned' },
          { minutes: 50, tone: 'planned' },
        ]}
        freeMinutes={25}
      />
      <Ends>
        <span>6 tasks</span>
        <span>25 min free</span>
      </Ends>
      <MomentLines
        lines={[
          { title: 'Pay rent', end: '15 min', tone: 'red' },
          { title: 'Kick-off with the library', end: '1 h' },
          { title: 'Write proposal', end: '1 h 30', isMarked: true },
          { title: 'Type scale and grid', end: '2 h' },
        ]}
      />
    </Moment>
  );
}

/** A day that is done, drawn. */
export function CloseMoment() {
  return (
    <Moment aria-hidden>
      <Ends>
        <b>Wednesday is done</b>
        <span>18:04</span>
      </Ends>
      <Counted>
        <Big>9</Big> of 9 tasks, 5 h 20
      </Counted>
      <DayBar
        parts={[60, 15, 15, 40, 80, 50, 20, 40].map((minutes) => ({ minutes, tone: 'done' }))}
      />
      <MomentLines
        bare
        lines={[
          { title: 'Thursday', end: '6 tasks, 5 h 35' },
          { title: 'Friday', end: '2 tasks, 1 h 15' },
        ]}
      />
    </Moment>
  );
}
