import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useBack, watchBack } from './back';

const told: string[] = [];

function Page({ hasDialog }: { readonly hasDialog: boolean }) {
  useBack();
  return (
    <>
      <input aria-label="Title" onBlur={() => void told.push('left')} />
      {hasDialog && <div role="dialog" onKeyDown={({ key }) => void told.push(key)} />}
    </>
  );
}

const pop = (idx: number) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));

beforeAll(() => {
  watchBack();
  // As the router listens, later.
  window.addEventListener('popstate', () => void told.push('routed'));
});

beforeEach(() => {
  told.length = 0;
  history.replaceState({ idx: 3 }, '');
});

it('[F1] does with a dialog what Escape does, and the page stays where it is', () => {
  const go = jest.spyOn(history, 'go').mockReturnValue();
  render(<Page hasDialog />, { wrapper: MemoryRouter });
  pop(1);
  expect(go).toHaveBeenCalledWith(2);
  pop(3);
  expect(told).toEqual(['Escape']);
  go.mockRestore();
});

it.each(['popstate', 'pagehide'])('leaves the field before the page: %s', (type) => {
  render(<Page hasDialog={false} />, { wrapper: MemoryRouter });
  screen.getByLabelText('Title').focus();
  if (type === 'popstate') pop(2);
  else window.dispatchEvent(new Event(type));
  expect(told[0]).toBe('left');
  expect(told.slice(1)).toEqual(type === 'popstate' ? ['routed'] : []);
});
