import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFigure } from './chart-figure';
import { FigureCard, Figures } from './figure-card';

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
