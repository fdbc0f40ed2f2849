import { flyHome } from './fly-home';
import { createSortableStore } from './sortable-store';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('lets the row itself fly from where it was let go, and nothing where the row has left', async () => {
  const store = createSortableStore();
  const row = document.createElement('li');
  const animate = jest.fn();
  Object.assign(row, {
    animate,
    getBoundingClientRect: () => ({ top: 100 }),
  });
  store.setNode('a', row);

  flyHome(store, 'a', 130.4);
  flyHome(store, 'gone', 130.4);
  await frame();
  expect(animate).toHaveBeenCalledTimes(1);
  const [[frames]] = animate.mock.calls;
  expect(frames).toEqual([{ transform: 'translateY(30px)' }, { transform: 'none' }]);
});
