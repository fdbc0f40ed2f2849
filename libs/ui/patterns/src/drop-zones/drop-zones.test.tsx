import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DropZones, useDragSource, useDropZone } from './drop-zones';

/** jsdom has no layout: zones stand side by side, 100 px wide. */
const LEFT: Readonly<Record<string, number>> = { one: 0, two: 100 };

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLElement.prototype.getBoundingClientRect = function rect(this: HTMLElement) {
    const left = LEFT[this.dataset.zone ?? 'one'] ?? 0;
    return new DOMRect(left, 0, 100, 100);
  };
});

function Zone({ id, children }: { readonly id: string; readonly children?: React.ReactNode }) {
  const { zoneRef, cardId } = useDropZone(id);
  return (
    <section ref={zoneRef} data-zone={id} aria-label={id}>
      {cardId && <p>{`${cardId} over ${id}`}</p>}
      {children}
    </section>
  );
}

function Board({ onDraw }: { readonly onDraw: () => void }) {
  onDraw();
  return (
    <div {...useDragSource()}>
      <Zone id="one">
        <div data-drag-id="a">
          Card
          <button type="button">Inside</button>
        </div>
      </Zone>
      <Zone id="two" />
    </div>
  );
}

async function setUp() {
  const onDrop = jest.fn();
  const onDraw = jest.fn();
  render(
    <DropZones
      onDrop={onDrop}
      renderOverlay={(id, zone) => <p>{`Moving ${id} to ${zone}`}</p>}
      sayOver={(card, zone) => `${card} would go to ${zone}`}
    >
      <Board onDraw={onDraw} />
    </DropZones>,
  );
  // The code that drags comes when the page is idle; its live region tells that it is there.
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
  onDraw.mockClear();
  return { onDrop, onDraw };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function drag(from: Element, x: number) {
  fireEvent.mouseDown(from, { clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 20, clientY: 10 });
  await settle();
  fireEvent.mouseMove(document, { clientX: x, clientY: 12 });
  await settle();
}

it('says over which zone a card hangs, and hands it over when let go', async () => {
  const { onDrop, onDraw } = await setUp();
  await drag(screen.getByText('Card'), 150);
  expect(screen.getByText('a over two')).toBeInTheDocument();
  expect(screen.getByText('Moving a to two')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('a would go to two');
  fireEvent.mouseUp(document);
  await settle();
  expect(onDrop.mock.calls).toEqual([['a', 'two']]);
  expect(screen.queryByText('a over two')).toBeNull();
  expect(onDraw).not.toHaveBeenCalled();
});

it('hands nothing over after Escape, or outside of every zone', async () => {
  const { onDrop } = await setUp();
  await drag(screen.getByText('Card'), 150);
  fireEvent.keyDown(document, { code: 'Escape' });
  await settle();
  await drag(screen.getByText('Card'), 900);
  fireEvent.mouseUp(document);
  await settle();
  expect(onDrop).not.toHaveBeenCalled();
});

it('leaves a press on a button of the card to the button', async () => {
  await setUp();
  await drag(screen.getByRole('button', { name: 'Inside' }), 150);
  expect(screen.queryByText(/^Moving a/)).toBeNull();
});
