import { useState } from 'react';
import { DayGrid } from './day-grid';

export default { title: 'Kit/Grids' };

const COLUMNS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((label) => ({
  key: label,
  label,
  name: label,
}));
const cell = (day: number) => ({
  key: String(day),
  name: `November ${day}`,
  content: day,
  today: day === 11,
  selected: day === 12,
  outside: day > 13,
});

export function Month() {
  const [active, setActive] = useState('11');
  return (
    <DayGrid
      label="November 2026"
      columns={COLUMNS}
      rows={[1, 8].map((first) => ({
        key: `week of ${first}`,
        cells: COLUMNS.map((_, at) => cell(first + at)),
      }))}
      active={active}
      onActive={setActive}
      onAct={setActive}
    />
  );
}

export function Habits() {
  const [active, setActive] = useState('Read/1');
  const [done, setDone] = useState<readonly string[]>(['Read/1', 'Walk/3']);
  return (
    <DayGrid
      label="This week"
      corner="Habit"
      tailHead="Days"
      columns={COLUMNS}
      rows={['Read', 'Walk'].map((habit) => ({
        key: habit,
        head: habit,
        tail: done.filter((key) => key.startsWith(habit)).length,
        cells: COLUMNS.map(({ label }, at) => ({
          key: `${habit}/${at}`,
          name: `${habit}, ${label}`,
          content: null,
          checked: done.includes(`${habit}/${at}`),
          disabled: at > 4,
        })),
      }))}
      active={active}
      onActive={(key) => setActive(key)}
      onAct={(key) =>
        setDone(done.includes(key) ? done.filter((one) => one !== key) : [...done, key])
      }
    />
  );
}
