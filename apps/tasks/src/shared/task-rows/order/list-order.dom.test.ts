import { BY_HAND, orderText, readOrder, writeOrder } from './list-order';

beforeEach(() => localStorage.clear());

it('[TL22] keeps an order for each list and each user', () => {
  writeOrder('ann', 'inbox', { sort: 'due', group: null });
  writeOrder('ann', 'project:1', { sort: null, group: 'priority' });
  expect(readOrder('ann', 'inbox')).toEqual({ sort: 'due', group: null });
  expect(readOrder('ann', 'project:1')).toEqual({ sort: null, group: 'priority' });
  expect(readOrder('ann', 'everywhere')).toEqual(BY_HAND);
  expect(readOrder('bob', 'inbox')).toEqual(BY_HAND);
});

it.each(['{', '7', 'null', '[]', '{"inbox":7}', '{"inbox":"size/constructor"}'])(
  'reads %s as by hand',
  (text) => {
    localStorage.setItem('plainday.tasks.orders.ann', text);
    expect(readOrder('ann', 'inbox')).toEqual(BY_HAND);
  },
);

it('says the order in words', () => {
  expect(orderText({ sort: 'due', group: 'project' })).toBe(
    'sorted by due date, grouped by project',
  );
  expect(orderText({ sort: 'due', group: null })).toBe('sorted by due date');
  expect(orderText({ sort: null, group: 'project' })).toBe('grouped by project');
  expect(orderText(BY_HAND)).toBe('');
});
