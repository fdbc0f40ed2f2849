import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { PageFrame } from '../page/page-frame';
import { Ring } from './ring';

it('frames a page with one heading that can take focus', () => {
  render(
    <PageFrame title="Habit Tracker" summary="18 of 24" focusTitle>
      <p>Grid</p>
    </PageFrame>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Habit Tracker' })).toHaveFocus();
});

it.each([
  [0.744, '74'],
  [1.4, '100'],
  [-1, '0'],
])('says a share of %s as %s percent', (value, now) => {
  render(<Ring value={value} label="Time left" valueText="18 minutes" />);
  const ring = screen.getByRole('meter', { name: 'Time left' });
  expect(ring).toHaveAttribute('aria-valuenow', now);
  expect(ring).toHaveAttribute('aria-valuetext', '18 minutes');
});

it('shows numbers above the bars, and wraps a bar as it is told', () => {
  render(
    <BarChart
      label="Weeks"
      bars={[{ key: 'w1', label: 'W1', value: 4, note: '4', text: 'Week 1: 4 tasks' }]}
      renderBar={(bar, content) => <a href={`#${bar.key}`}>{content}</a>}
    />,
  );
  const link = screen.getByRole('link', { name: 'Week 1: 4 tasks' });
  expect(link).toHaveAttribute('href', '#w1');
  expect(link).toHaveTextContent('4');
});

it('reads a chart as sentences', () => {
  render(
    <BarChart
      label="Last seven days"
      bars={[
        { key: 'mon', label: 'M', value: 4, text: 'Monday: 4 pomodoros' },
        { key: 'tue', label: 'T', value: 0, text: 'Tuesday: none', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Last seven days' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Monday: 4 pomodoros');
});

it('[issue 44] names of many bars only some, and the last always; a goal is a line across them', () => {
  render(
    <BarChart
      label="Weeks"
      goal={{ value: 6, label: 'goal 6' }}
      bars={Array.from({ length: 12 }, (_, at) => ({
        key: String(at),
        label: `W${at}`,
        value: at,
        text: `Week ${at}: ${at}`,
      }))}
    />,
  );
  const seen = screen
    .getAllByText(/^W\d+$/)
    .filter((label) => getComputedStyle(label).visibility === 'visible');
  expect(seen.map(({ textContent }) => textContent)).toEqual(['W2', 'W5', 'W8', 'W11']);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  // Of a greatest value of 11, 6 is 36.4 px below the top of 80.
  const line = screen.getByText('goal 6').parentElement;
  expect(parseFloat(line?.style.top ?? '')).toBeCloseTo(36.4, 1);
});

it('announces a failure and offers the way on', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Pomodoro Timer could not be loaded" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Pomodoro Timer could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says that there is nothing, without alarm', () => {
  render(<EmptyState title="Trash is empty" />);
  expect(screen.getByText('Trash is empty')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
