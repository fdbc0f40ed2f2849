import { act, render, screen } from '@testing-library/react';
import { useSearchBox, type SearchBoxPort } from './use-search-box';

let port: SearchBoxPort;
const shown: unknown[] = [];

function Box({ isPhone }: { readonly isPhone: boolean }) {
  port = useSearchBox(isPhone);
  return (
    <div data-open={port.isOpen}>
      <input
        ref={port.ref}
        onFocus={({ target }) => shown.push(target.parentElement?.dataset['open'])}
      />
    </div>
  );
}

test.each([
  [true, 'true'],
  [false, 'false'],
])('opening the box focuses its field at once, on a phone %s as it is shown', (isPhone, isOpen) => {
  shown.length = 0;
  render(<Box isPhone={isPhone} />);
  let focused: Element | null = null;
  act(() => {
    port.open();
    focused = document.activeElement;
  });
  expect(focused).toBe(screen.getByRole('textbox'));
  expect(shown).toEqual([isOpen]);
});
