import { createSortableStore } from './sortable-store';

const element = () => document.createElement('div');

it('knows the rows that are in the document', () => {
  const store = createSortableStore();
  const [first, second, handle] = [element(), element(), element()];
  store.setNode('a', first);
  store.setNode('b', second);
  store.setHandle('b', handle);
  expect(store.rows()).toEqual([
    { id: 'a', node: first, handle: null },
    { id: 'b', node: second, handle },
  ]);
  store.setNode('a', null);
  expect(store.rows().map((row) => row.id)).toEqual(['b']);
});

it('hands out the same rows until something changes', () => {
  const store = createSortableStore();
  const heard = jest.fn();
  store.subscribe(heard);
  store.setNode('a', element());
  expect(store.rows()).toBe(store.rows());
  store.setActiveId('a');
  store.setActiveId('a');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.activeId()).toBe('a');
});

it('starts nothing before the code that moves is there', () => {
  const store = createSortableStore();
  const starter = jest.fn();
  const event = new MouseEvent('mousedown');
  store.start('a', event);
  store.setStarter(starter);
  store.start('a', event);
  expect(starter.mock.calls).toEqual([['a', event]]);
});
