import { act, render } from '@testing-library/react';
import { keepFocus } from '@plainday/ui-patterns';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useHeadingFocus } from './use-heading-focus';

const WAITING = '<h1>Goals</h1><div data-waiting="Goals"></div>';
const PAGE = '<h1>Goals</h1><ul></ul>';

let go: (to: string) => void;
let focused: Element[];
let stopKeeping: () => void;

function Place() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  useHeadingFocus(window.name);
  return null;
}

/* What the reader says: each heading that gets the focus. */
const hear = ({ target }: FocusEvent) => focused.push(target as Element);
const main = () => document.querySelector('main') as HTMLElement;
const show = (html: string) => act(async () => void (main().innerHTML = html));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><h1 tabindex="-1">Today</h1></main>';
  window.name = 'today';
  const root = document.body.appendChild(document.createElement('div'));
  render(
    <MemoryRouter>
      <Place />
    </MemoryRouter>,
    { container: root },
  );
  main().querySelector('h1')?.focus();
  stopKeeping = keepFocus();
  focused = [];
  document.addEventListener('focusin', hear);
});

afterEach(() => {
  document.removeEventListener('focusin', hear);
  stopKeeping();
  jest.useRealTimers();
});

async function leave() {
  main().innerHTML = WAITING;
  window.name = 'goals';
  await act(async () => go('/goals'));
}

it('says the name of a page once that comes while its own heading stands in for it', async () => {
  await leave();
  await pass(400);
  expect(focused).toEqual([]);
  await show(PAGE);
  await pass(5000);
  expect(focused).toEqual([main().querySelector('h1')]);
});

it('does not wait for a page that takes long, and goes along with it', async () => {
  await leave();
  await pass(1000);
  expect(document.activeElement).toBe(main().querySelector('h1'));
  await show(PAGE);
  await pass(100);
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(focused).toHaveLength(2);
});

it('leaves nobody without a place who goes on by the keys meanwhile', async () => {
  await leave();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(main()).not.toHaveAttribute('data-heading-comes');
});

it('leaves a button its key where a field of the page had the focus before', async () => {
  await leave();
  await act(async () => {
    main().innerHTML = '<h1>Goals</h1><input /><button>Open it</button>';
    main().querySelector('input')?.focus();
  });
  await pass(100);
  const button = main().querySelector('button');
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(button).toHaveFocus();
});
