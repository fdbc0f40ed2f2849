import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFigure } from './chart-figure';
import { FigureCard, Figures } from './figure-card';
import { LineChart } from './line-chart';
import { linePaths, pointsOf } from './line-chart.logic';

it('shows the numbers of a picture as a table, and back', async () => {
  render(
    <ChartFigure
      title="Mood"
      columns={['Day', 'Mood']}
      rows={[{ key: 'mon', cells: ['Monday', '4'] }]}
    >
      <p>Picture</p>
    </ChartFigure>,
  );
  expect(screen.getByRole('region', { name: 'Mood' })).toContainElement(
    screen.getByText('Picture'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.queryByText('Picture')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Monday 4' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show chart' })).toHaveFocus();
});

it('reads a line as sentences', () => {
  render(
    <LineChart
      label="Mood of the week"
      max={5}
      goal={{ value: 4, label: 'Goal 4' }}
      points={[
        { key: 'mon', value: 4, text: 'Monday: 4 of 5', label: 'M' },
        { key: 'tue', value: null, text: 'Tuesday: no entry', label: 'T' },
      ]}
    />,
  );
  const items = screen.getByRole('list', { name: 'Mood of the week' }).children;
  expect([...items].map(({ textContent }) => textContent)).toEqual([
    'Monday: 4 of 5',
    'Tuesday: no entry',
  ]);
});

it('leaves gaps in a line and keeps it inside its frame', () => {
  const frame = { min: 1, max: 5, width: 100, height: 40 };
  const values = [1, 5, null, 9, 3];
  const points = pointsOf(
    values.map((value, key) => ({ key: String(key), value })),
    frame,
  );
  expect(points.map(({ y }) => y)).toEqual([40, 0, null, 0, 20]);
  expect(linePaths(points)).toEqual(['M0 40L25 0', 'M75 0L100 20']);
});

it('names a figure and says what it means in words', () => {
  render(
    <Figures>
      <FigureCard label="Average mood" value="3.9" unit="of 5" note="Rising" tone="green" />
    </Figures>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Average mood');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3.9of 5',
    'Rising',
  ]);
});
