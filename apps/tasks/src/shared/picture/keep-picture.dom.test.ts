import { keepPicture } from './keep-picture';

const KEY = 'plainday.rows.u1';

const ROW = `
  <li data-task-id="a" aria-rowindex="1">
    <span id="priority-a" class="said">High priority</span>
    <button class="title" data-title="true">Milk</button>
    <p class="notes">Two litres</p>
    <div class="meta">
      <span class="fact due"><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg><span aria-hidden="true">Today</span><span class="said">Due today</span></span>
      <span class="fact project"><span style="background: red"></span><bdi>Garden</bdi></span>
    </div>
  </li>`;

function keep(rows: string): () => void {
  document.body.innerHTML = `<div id="root"><main><header></header><ul>${rows}</ul></main></div>`;
  const list = () => document.querySelector('ul');
  return keepPicture({ userId: 'u1', view: 'all', heading: 'All Tasks', form: 'rows', list });
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

it('keeps the rows at the top as they are drawn when the page is left', () => {
  const stop = keep(ROW + ROW.replace('"1"', '"2"').repeat(20));
  expect(kept()).toBeNull();
  leave();
  expect(kept()).toMatchObject({ version: 1, view: 'all', heading: 'All Tasks' });
  const { rows } = kept() as { rows: unknown[] };
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({
    title: 'Milk',
    priority: 'High',
    notes: 'Two litres',
    facts: [
      { icon: [['path', { d: 'M0 0' }]], text: 'Today', look: 'fact due' },
      { icon: [], text: 'Garden', look: 'fact project', dot: 'red' },
    ],
    height: 0,
  });
  stop();
  expect(kept()).toBeNull();
  leave();
  expect(kept()).toBeNull();
});

it.each([
  ['is scrolled', ROW.replace('"1"', '"9"')],
  ['has no rows', ''],
])('keeps nothing, and nothing older, where the list %s', (_, rows) => {
  localStorage.setItem(KEY, '{}');
  const stop = keep(rows);
  leave();
  expect(localStorage.getItem(KEY)).toBeNull();
  stop();
});
