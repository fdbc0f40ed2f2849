import { hasFloating } from './keyboard';

test('a window has the keys for itself, one beside the page only those pressed in it', () => {
  expect(hasFloating()).toBe(false);
  document.body.innerHTML =
    '<button id="row"></button><div role="dialog" data-beside><button id="in"></button></div>';
  const within = document.querySelector('#in');
  const row = document.querySelector('#row');
  expect([hasFloating(row), hasFloating(within), hasFloating()]).toEqual([false, true, true]);
  document.body.append(document.createElement('div'));
  document.body.lastElementChild?.setAttribute('role', 'menu');
  expect(hasFloating(row)).toBe(true);
});
