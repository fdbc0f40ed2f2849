import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenGuard } from './open-guard';

const mark = (id: string) => localStorage.getItem(`plainday.opening.${id}`);
const leaveMark = (id: string, ageMs: number) =>
  localStorage.setItem(`plainday.opening.${id}`, String(Date.now() - ageMs));

afterEach(() => localStorage.clear());

interface GuardedProps {
  readonly Page?: () => React.ReactNode;
  readonly onStuck?: () => void;
}

function Guarded({ Page = () => 'My notes', onStuck }: GuardedProps) {
  return (
    <OpenGuard
      moduleId="notes"
      version="b"
      {...(onStuck && { onStuck })}
      renderStuck={(open) => <button onClick={open}>Open it anyway</button>}
    >
      <Page />
    </OpenGuard>
  );
}

describe('OpenGuard', () => {
  it('remembers the module only while it opens', async () => {
    const seen: unknown[] = [];
    function Page() {
      seen.push(mark('notes'));
      return 'My notes';
    }
    render(<Guarded Page={Page} />);
    expect(seen).toEqual([expect.stringMatching(/^\d+ b$/)]);
    await waitFor(() => expect(mark('notes')).toBeNull());
  });

  it('does not open by itself what did not finish opening, until it is asked to', async () => {
    leaveMark('notes', 60_000);
    const onStuck = jest.fn();
    render(<Guarded onStuck={onStuck} />);
    expect(screen.queryByText('My notes')).toBeNull();
    expect(onStuck).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Open it anyway' }));
    expect(screen.getByText('My notes')).toBeVisible();
    await waitFor(() => expect(mark('notes')).toBeNull());
  });

  it.each([
    ['another module', 'pomodoro', 60_000],
    ['the same one in another tab at this moment', 'notes', 100],
  ])('opens a module whatever happens to %s', (_, id, ageMs) => {
    leaveMark(id, ageMs);
    render(<Guarded />);
    expect(screen.getByText('My notes')).toBeVisible();
  });

  it('forgets when the page is left half-way', () => {
    render(<Guarded />);
    window.dispatchEvent(new Event('pagehide'));
    expect(mark('notes')).toBeNull();
  });
});
