import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SortableList, useSortableActiveId, useSortableRow } from './sortable-list';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const onDraw = jest.fn();

function Row({ id }: { readonly id: string }) {
  const { rowRef, rowProps, handleRef, handleProps } = useSortableRow(id);
  onDraw(id);
  return (
    <div ref={rowRef} {...rowProps}>
      <button ref={handleRef} {...handleProps}>{`Move ${id}`}</button>
    </div>
  );
}

function Active() {
  return <p data-testid="active">{useSortableActiveId() ?? 'none'}</p>;
}

function setUp(disabled = false) {
  const onMove = jest.fn();
  render(
    <SortableList
      ids={['a', 'b', 'c']}
      onMove={onMove}
      labelOf={(id) => `task ${id}`}
      renderOverlay={(id) => <p>{`Moving ${id}`}</p>}
      disabled={disabled}
    >
      <Row id="a" />
      <Row id="b" />
      <Row id="c" />
      <Active />
    </SortableList>,
  );
  return onMove;
}

const handle = (id: string) => screen.getByRole('button', { name: `Move ${id}` });
const press = (code: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code });

/** The code that moves comes when the page is idle; its live region tells that it is there. */
const layer = () => waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('explains the keys on every handle', () => {
  setUp();
  expect(handle('b')).toHaveAccessibleDescription(/^Space, then arrow keys$/);
});

it('picks up, tells so, and lets go again with Escape; rows are not drawn again', async () => {
  const onMove = setUp();
  await layer();
  onDraw.mockClear();
  handle('b').focus();
  press('Space');
  await settle();
  expect(screen.getByText('Moving b')).toBeInTheDocument();
  expect(screen.getByTestId('active')).toHaveTextContent('b');
  await waitFor(() => expect(screen.getByText(/task b is picked up, position/)).toBeVisible());
  press('Escape');
  await settle();
  expect(screen.getByTestId('active')).toHaveTextContent('none');
  expect(screen.getByText(/Moving was cancelled/)).toBeInTheDocument();
  expect(onMove).not.toHaveBeenCalled();
  expect(onDraw).not.toHaveBeenCalled();
});

it('hears the key that comes right behind', async () => {
  const onMove = setUp();
  await layer();
  handle('b').focus();
  press('Space');
  press('Escape');
  await settle();
  expect(screen.getByTestId('active')).toHaveTextContent('none');
  expect(screen.getByText(/Moving was cancelled/)).toBeInTheDocument();
  expect(onMove).not.toHaveBeenCalled();
});

it('leaves keys alone that mean something else', async () => {
  setUp();
  await layer();
  handle('a').focus();
  press('ArrowDown');
  await settle();
  expect(screen.getByTestId('active')).toHaveTextContent('none');
});

it('is a plain list when disabled', () => {
  setUp(true);
  expect(handle('a')).not.toHaveAttribute('aria-describedby');
  expect(handle('a')).not.toHaveAttribute('aria-roledescription');
});
