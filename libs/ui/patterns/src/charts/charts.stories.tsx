import { Clock, Flame } from 'lucide';
import { BarChart } from './bar-chart';
import { Pillar } from './bar-style';
import { ChartFigure } from './chart-figure';
import { DataTable } from './data-table';
import { FigureCard, Figures } from './figure-card';
import { Ring } from './ring';

export default { title: 'Kit/Charts' };

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const bars = DAYS.map((label, at) => ({
  key: label,
  label,
  value: (at * 3) % 7,
  text: `${label}: ${(at * 3) % 7} pomodoros`,
  current: at === 2,
  note: (at * 3) % 7,
}));
const columns = ['Day', 'Pomodoros'];
const rows = bars.map(({ key, value }) => ({ key, cells: [key, value] }));

export function Bars() {
  return (
    <>
      <BarChart label="Pomodoros" bars={bars} />
      <BarChart label="With a goal" bars={bars} goal={{ value: 4, label: '4' }} max={8} />
      <BarChart label="Nothing" bars={bars.map((bar) => ({ ...bar, value: 0, note: null }))} />
    </>
  );
}

export function Pillars() {
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', height: 80 }}>
      {(['current', 'other', 'below'] as const).map((tone, at) => (
        <Pillar key={tone} $tone={tone} style={{ height: 30 + at * 20 }} />
      ))}
    </div>
  );
}

export function WithItsNumbers() {
  return (
    <ChartFigure title="Pomodoros" note="21 this week" columns={columns} rows={rows}>
      <BarChart label="Pomodoros" bars={bars} />
    </ChartFigure>
  );
}

export function Numbers() {
  return <DataTable label="Pomodoros by day" columns={columns} rows={rows} />;
}

export function Cards() {
  return (
    <Figures>
      <FigureCard label="Average" value="3.2" unit="of 5" icon={Clock} note="as last week" />
      <FigureCard label="Streak" value="12" unit="days" icon={Flame} tone="green" />
      <FigureCard label="Missed" value="4" tone="amber" note="more than last week" />
    </Figures>
  );
}

export function Rings() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {[0, 0.4, 1].map((value) => (
        <Ring key={value} value={value} size={96} label={`Share ${value}`} valueText={`${value}`}>
          {value * 100} %
        </Ring>
      ))}
    </div>
  );
}
