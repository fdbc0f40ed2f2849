import { useState } from 'react';
import { Button } from '@plainday/ui-components';
import { DateField } from './date-field';
import { DayMonth } from './month/day-month';
import { TimeField } from './time-field';
import { TimerControls } from './timer-controls';

export default { title: 'Kit/Time' };

const nothing = () => undefined;
const stack = { display: 'grid', gap: 12, maxWidth: 320 } as const;
/** Wednesday, November 25, 2026, at noon in Greenwich. */
const NOW = 1_795_608_000_000;

export function Dates() {
  const [day, setDay] = useState('2026-11-25');
  return (
    <div style={stack}>
      <DateField aria-label="Day" value={day} onChange={setDay} pick="Choose a day" />
      <DateField aria-label="No day" value="" onChange={nothing} />
      <DateField aria-label="Wrong day" value="2026-11-25" onChange={nothing} invalid />
      <DateField aria-label="Disabled day" value="2026-11-25" onChange={nothing} disabled />
    </div>
  );
}

export function Times() {
  const [time, setTime] = useState('14:06');
  return (
    <div style={stack}>
      <TimeField aria-label="Time" value={time} onChange={setTime} />
      <TimeField aria-label="No time" value="" onChange={nothing} isOptional />
      <TimeField aria-label="Disabled time" value="09:00" onChange={nothing} disabled />
    </div>
  );
}

export function Month() {
  const [day, setDay] = useState('2026-11-26');
  const notes = new Map([
    ['2026-11-25', { fill: 1, said: '1 task' }],
    ['2026-11-26', { fill: 3, said: '5 tasks, 6 h' }],
    ['2026-12-03', { isFurther: true }],
  ] as const);
  return <DayMonth value={day} nowMs={NOW} min="2026-11-10" notes={notes} onPick={setDay} />;
}

export function Timers() {
  return (
    <>
      <TimerControls running={false} onStart={nothing} onPause={nothing} onReset={nothing} />
      <TimerControls running onStart={nothing} onPause={nothing} pauseLabel="Stop">
        <Button>Skip</Button>
      </TimerControls>
      <TimerControls running={false} onStart={nothing} onPause={nothing} disabled />
    </>
  );
}
