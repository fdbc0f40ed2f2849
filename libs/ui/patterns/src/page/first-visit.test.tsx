import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explainTools } from './first-visit';
import { PageFrame } from './page-frame';

const line = 'Write down what is on your mind.';
const open = () => render(<PageFrame title="Quick Notes" intro={line} />);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('[DB18] what a tool is for', () => {
  it('is not said to whom is not new', () => {
    open();
    expect(screen.queryByText(line)).toBeNull();
  });

  it('is said at the first visit, and never again', () => {
    explainTools();
    const first = open();
    expect(screen.getByText(line)).toBeVisible();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.getByText(line)).toBeVisible();
    first.unmount();
    open();
    expect(screen.queryByText(line)).toBeNull();
  });

  it('is said again where the page was drawn anew before it could be read', () => {
    explainTools();
    open().unmount();
    open();
    expect(screen.getByText(line)).toBeVisible();
  });

  it('leaves when it is read, and the focus goes to the heading', async () => {
    explainTools();
    open();
    const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(line)).toBeNull();
  });
});
