import { render } from '@testing-library/react';
import { keepInPlace } from './keep-in-place';

const rows = (order: string) => (
  <ul>
    {[...order].map((name) => (
      <li key={name}>
        <button type="button">{name}</button>
      </li>
    ))}
  </ul>
);

/** Puts a list in another order while a row has the focus; what left its place meanwhile. */
async function reorder(before: string, focused: string, after: string) {
  const { container, rerender, getByRole } = render(rows(before));
  const button = getByRole('button', { name: focused });
  button.focus();
  keepInPlace(document.activeElement);
  const left: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) left.push(node.textContent ?? '');
  });
  observer.observe(container, { childList: true, subtree: true });
  rerender(rows(after));
  await Promise.resolve();
  expect(button).toHaveFocus();
  expect(container).toHaveTextContent(after);
  expect(left).not.toContain(focused);
}

it.each([
  ['abcd', 'a', 'bacd'],
  ['abcd', 'a', 'bcda'],
  ['abcd', 'd', 'dabc'],
  ['abcd', 'c', 'acbd'],
  ['abcd', 'b', 'dcba'],
  ['abcd', 'a', 'xbyad'],
  ['abcdef', 'a', 'fedcba'],
])('the row that has the focus stays where it is: %s, %s, %s', reorder);

it('a row that has it not is moved as ever, and what is in a row of a row stays too', () => {
  const { container, getByText } = render(
    <ul>
      <li>
        first
        <ul>
          <li>
            <button type="button">inner</button>
          </li>
        </ul>
      </li>
      <li>second</li>
      <li>third</li>
    </ul>,
  );
  const list = container.firstElementChild as HTMLElement;
  getByText('inner').focus();
  keepInPlace(document.activeElement);
  list.append(getByText('second'));
  expect(list).toHaveTextContent('firstinnerthirdsecond');
  list.appendChild(list.firstElementChild as Element);
  expect(list).toHaveTextContent('thirdsecondfirstinner');
  expect(getByText('inner')).toHaveFocus();
});
