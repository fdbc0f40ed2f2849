import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { createNotify } from './notify';
import { StatusRegion } from '../layout/status-region';
import { ToastViewport } from './toasts';

/* Messages are seen; what is said of them stands elsewhere. */
configure({ defaultIgnore: 'script, style, [data-announcements] *' });
const said = (how = 'polite') =>
  document.querySelector(`[data-announcements][aria-live=${how}]`)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

function setUp() {
  const channel = createNotify();
  render(
    <>
      <StatusRegion />
      <ToastViewport channel={channel} />
    </>,
  );
  return channel.notify;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts of the first style (spec §9)', () => {
  it('stay for 5,000 ms', () => {
    const notify = setUp();
    act(() => void notify.toast({ title: 'Project created', description: 'Garden' }));
    pass(4900);
    expect(screen.getByText('Project created')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Project created')).not.toBeInTheDocument();
  });

  it('come one at a time, an error for its whole time', () => {
    const notify = setUp();
    act(() => void notify.toast({ title: 'Sign in failed', tone: 'destructive' }));
    act(() => void notify.toast({ title: 'Email sent!' }));
    expect(screen.getByText('Sign in failed')).toBeInTheDocument();
    expect(screen.queryByText('Email sent!')).not.toBeInTheDocument();
    pass(5100);
    expect(screen.queryByText('Sign in failed')).not.toBeInTheDocument();
    expect(screen.getByText('Email sent!')).toBeInTheDocument();
    pass(5100);
    expect(screen.queryByText('Email sent!')).not.toBeInTheDocument();
  });

  it('stay while the keyboard is in them', () => {
    const notify = setUp();
    act(() => void notify.toast({ title: 'Project deleted' }));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(20_000);
    expect(screen.getByText('Project deleted')).toBeInTheDocument();
  });

  it('run their action and go', () => {
    const notify = setUp();
    const run = jest.fn();
    act(() => void notify.toast({ title: 'Project deleted', action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Project deleted')).not.toBeInTheDocument();
  });
});

describe('toasts of the second style (spec §9)', () => {
  const seen = (text: string) =>
    screen.queryByText(text)?.closest('[data-sonner-toast]')?.getAttribute('data-visible');

  it('stay for 4,000 ms', () => {
    const notify = setUp();
    act(() => void notify.brief('Task completed'));
    pass(3800);
    expect(screen.getByText('Task completed')).toBeInTheDocument();
    pass(1000);
    expect(screen.queryByText('Task completed')).not.toBeInTheDocument();
  });

  it('are seen up to three at once', () => {
    const notify = setUp();
    for (const text of ['First', 'Second', 'Third', 'Fourth']) {
      act(() => void notify.brief(text));
      pass(20);
    }
    expect(['Fourth', 'Third', 'Second'].map(seen)).toEqual(['true', 'true', 'true']);
    expect(seen('First')).toBe('false');
  });

  it('rest while the keyboard is in them, and go on afterwards', () => {
    const notify = setUp();
    const run = jest.fn();
    act(() => void notify.brief('Task deleted', { label: 'Undo', run }));
    pass(1000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(20_000);
    expect(screen.getByText('Task deleted')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(5000);
    expect(screen.queryByText('Task deleted')).not.toBeInTheDocument();
  });

  it('go when their time is up though the button that had the focus has gone', () => {
    const notify = setUp();
    act(() => void notify.brief('First', { label: 'Undo', run: jest.fn() }));
    act(() => void notify.brief('Second'));
    pass(20);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
    pass(6000);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('leave at once when they no longer hold, seen or still to come', () => {
    const notify = setUp();
    let close = () => undefined as void;
    act(() => void (close = notify.brief('Seen')));
    pass(20);
    act(() => close());
    act(() => void notify.brief('Never seen')());
    pass(500);
    pass(500);
    expect(screen.queryByText('Seen')).not.toBeInTheDocument();
    expect(screen.queryByText('Never seen')).not.toBeInTheDocument();
  });

  it('run their action once', () => {
    const notify = setUp();
    const run = jest.fn();
    act(() => void notify.brief('Task deleted', { label: 'Undo', run }));
    pass(20);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    pass(1000);
    expect(screen.queryByText('Task deleted')).not.toBeInTheDocument();
  });
});

describe('what is said of messages', () => {
  it('does not begin with the name of their region', () => {
    const notify = setUp();
    act(() => void notify.brief('“Milk” completed'));
    pass(100);
    const live = screen.getByText('“Milk” completed').closest('[aria-live]');
    expect(live?.getAttribute('aria-label') || null).toBeNull();
    expect(live?.closest('[role=region]')).toHaveAccessibleName('Brief messages (F8)');
  });

  const failed = {
    title: 'Sign in failed',
    description: 'Invalid login credentials',
    tone: 'destructive',
  } as const;

  it('parts the title from the text, and breaks in with a failure', () => {
    const notify = setUp();
    act(() => void notify.toast(failed));
    expect(said('assertive')).toBe('Sign in failed. Invalid login credentials');
    expect(said()).toBe('');
  });

  it('stands in a region that was there before, longer than a busy reader needs', () => {
    const notify = setUp();
    const region = document.querySelector('[data-announcements]');
    act(() => void notify.toast({ title: 'Welcome back!', description: 'You are signed in.' }));
    expect(region).toHaveTextContent('Welcome back! You are signed in.');
    // Within a second it was gone, and with it the region.
    pass(4900);
    expect(region).toHaveTextContent('Welcome back! You are signed in.');
    expect(document.querySelectorAll('[data-announcements]')).toHaveLength(2);
    pass(200);
    expect(region).toBeEmptyDOMElement();
  });

  it('waits for the region where it comes first', () => {
    const channel = createNotify();
    channel.notify.toast({ title: 'Welcome back!' });
    render(<StatusRegion />);
    expect(said()).toBe('');
    render(<ToastViewport channel={channel} />);
    expect(said()).toBe('Welcome back!');
  });

  it('is said in no region beside', () => {
    const notify = setUp();
    act(() => void notify.toast(failed));
    pass(100);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['Welcome back!', 'You are signed in.', 'Welcome back! You are signed in.'],
    ['Failed to save.', 'Milk', 'Failed to save. Milk'],
    ['Sign out?', undefined, 'Sign out? Undo'],
    ['Saved', 'Please wait…', 'Saved. Please wait… Undo'],
  ])('ends no sentence twice: %s', (title, description, sentence) => {
    const notify = setUp();
    act(
      () =>
        void notify.toast({
          title,
          ...(description && { description }),
          ...(sentence.endsWith('Undo') && { action: { label: 'Undo', run: jest.fn() } }),
        }),
    );
    expect(said()).toBe(sentence);
  });
});
