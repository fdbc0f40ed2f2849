import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../buttons/icon-button';
import { TooltipLayer } from './tooltip-layer';

const PLUS = [['path', { d: 'M5 12h14' }]] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  render(
    <>
      <IconButton label="Add project" icon={PLUS} shortcut="Q" />
      <IconButton label="Sign Out" icon={PLUS} />
      <p>Elsewhere</p>
      <TooltipLayer />
    </>,
  );
}

const over = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('opens after the pointer has rested for 700 ms (spec §9)', () => {
  setUp();
  over(screen.getByRole('button', { name: 'Add project' }));
  pass(699);
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Add projectQ');
});

it('opens the next one at once, and can itself be pointed at', () => {
  setUp();
  over(screen.getByRole('button', { name: 'Add project' }));
  pass(700);
  over(screen.getByText('Elsewhere'));
  over(screen.getByRole('tooltip', { hidden: true }));
  pass(1000);
  expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
  over(screen.getByRole('button', { name: 'Sign Out' }));
  pass(1);
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Sign Out');
});

it.each(['Escape', 'Enter'])('closes at the key %s', (key) => {
  setUp();
  over(screen.getByRole('button', { name: 'Add project' }));
  pass(700);
  fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
});

it('closes when the pointer has gone elsewhere, and never opens under a finger', () => {
  setUp();
  over(screen.getByRole('button', { name: 'Add project' }));
  pass(700);
  over(screen.getByText('Elsewhere'));
  pass(200);
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  pass(1000);
  over(screen.getByRole('button', { name: 'Add project' }), 'touch');
  pass(1000);
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
});
