import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenGuard } from './open-guard';
import { beginOpening, endOpening, isStuck, takeStuck } from './opening';

const mark = (id: string) => localStorage.getItem(`plainday.opening.${id}`);
const leaveMark = (id: string, ageMs: number, version = 'b') =>
  localStorage.setItem(`plainday.opening.${id}`, `${Date.now() - ageMs} ${version}`);

afterEach(() => {
  takeStuck('notes');
  localStorage.clear();
});

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

  it('opens by itself as soon as another build is live than the one that froze', async () => {
    leaveMark('notes', 60_000, 'a');
    const onStuck = jest.fn();
    render(<Guarded onStuck={onStuck} />);
    expect(screen.getByText('My notes')).toBeVisible();
    expect(onStuck).not.toHaveBeenCalled();
    await waitFor(() => expect(mark('notes')).toBeNull());
    // The build that froze is still to be told of, once.
    expect([takeStuck('notes'), takeStuck('notes')]).toEqual([{ version: 'a' }, null]);
  });

  it('remembers a build that froze after another was opened, until it gives the page back', async () => {
    leaveMark('notes', 60_000, 'a');
    render(<Guarded />);
    await waitFor(() => expect(mark('notes')).toBeNull());
    expect([isStuck('notes', 'a'), isStuck('notes', 'b')]).toEqual([true, false]);

    beginOpening('notes', 'a');
    endOpening('notes');
    expect(isStuck('notes', 'a')).toBe(false);
    expect(localStorage.getItem('plainday.frozen.notes')).toBeNull();
  });

  it('remembers the last three that froze', () => {
    for (const version of ['a', 'c', 'd', 'e']) {
      leaveMark('notes', 60_000, version);
      beginOpening('notes', 'b');
      endOpening('notes');
    }
    expect(localStorage.getItem('plainday.frozen.notes')).toBe('e d c');
  });

  it('holds back a tool whose mark says nothing of its build', () => {
    leaveMark('notes', 60_000, '');
    render(<Guarded />);
    expect(screen.queryByText('My notes')).toBeNull();
  });

  it('forgets when the page is left half-way', () => {
    render(<Guarded />);
    window.dispatchEvent(new Event('pagehide'));
    expect(mark('notes')).toBeNull();
  });
});
