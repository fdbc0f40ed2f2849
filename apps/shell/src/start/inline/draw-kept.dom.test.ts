import type { PagePicture, RowsPicture } from '@plainday/data-device';
import { renderStaticFrame } from '../frame/static-frame';

const PROJECT = '8c3e9dd2-7b1a-4f0e-9c5e-0123456789ab';
const TODAY = new Date().toDateString();

const picture: RowsPicture = {
  version: 1,
  view: 'all',
  heading: 'All Tasks',
  width: 1024,
  headHeight: 36,
  day: TODAY,
  rows: [
    {
      title: '<b>Milk</b>',
      priority: 'High',
      notes: 'Two litres',
      facts: [
        { icon: [['path', { d: 'M0 0' }]], text: 'Today', look: 'fact due overdue' },
        { icon: [], text: 'Garden', look: 'fact project', dot: 'red' },
      ],
      height: 48,
    },
    { title: 'Bread', priority: 'Medium', notes: '', facts: [], height: 30 },
  ],
};

/** Puts the frame into the page and runs its scripts, as a browser does before the first paint. */
function visit(kept: object | string, { address = '', userId = 'u1' } = {}): void {
  localStorage.clear();
  localStorage.setItem('plainday.auth', `{"user":{"id":"${userId}"}}`);
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept);
  localStorage.setItem('plainday.rows.u1', text);
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  history.replaceState(null, '', `/dashboard${address}`);
  const tools = [{ id: 'today', title: 'Today', heading: 'Today', group: 'view', icon: [] }];
  const listed = `<script type="application/json" id="plainday-tools">${JSON.stringify(tools)}</script>`;
  document.body.innerHTML = listed + renderStaticFrame().replace(/<style>.*<\/style>/, '');
  for (const script of document.querySelectorAll('script:not([type])'))
    window.eval(script.textContent ?? '');
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.f-kept > .f-row')];
const words = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('[data-text]') ?? [])].map(({ dataset }) => dataset.text);

beforeEach(() => {
  window.innerWidth = 1024;
});

describe('the rows of the first frame', () => {
  it('[issue 15.2] are those that were left, as a picture without text of its own', () => {
    visit(picture);
    expect(rows().map(words)).toEqual([
      ['<b>Milk</b>', 'Two litres', 'Today', 'Garden'],
      ['Bread'],
    ]);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(rows().map(({ style }) => style.height)).toEqual(['48px', '30px']);
    expect(document.querySelectorAll('.f-kept path')).toHaveLength(1);
    expect(document.querySelector('.f-ring')).toHaveAttribute('data-priority', 'High');
    expect(document.querySelector('.f-dot')).toHaveStyle({ background: 'red' });
    expect(document.querySelector('.f-kept')).toHaveAttribute('aria-hidden', 'true');
  });

  it('say nothing of dates on another day', () => {
    visit({ ...picture, day: 'Thu Jan 01 1970' });
    expect(words(rows()[0])).toEqual(['<b>Milk</b>', 'Two litres', 'Garden']);
    expect(rows()[0]?.style.height).toBe('48px');
  });

  it('find their own heights where the page has another width', () => {
    visit({ ...picture, width: 360 });
    expect(rows().map(({ style }) => style.height)).toEqual(['', '']);
    expect(document.querySelector<HTMLElement>('.f-title')?.style.height).toBe('');
  });

  it('stand under the name of their project', () => {
    visit({ ...picture, view: PROJECT, heading: 'Garden' }, { address: `?project=${PROJECT}` });
    expect(rows()).toHaveLength(2);
    expect(document.querySelector('.f-title')).toHaveTextContent('Garden');
  });

  it.each<[string, object | string, NonNullable<Parameters<typeof visit>[1]>]>([
    ['of another view', { ...picture, view: PROJECT }, {}],
    ['of another person', picture, { userId: 'u2' }],
    ['in a search', picture, { address: '?view=all&q=milk' }],
    ['in the trash', picture, { address: '?view=trash' }],
    ['of another version', { ...picture, version: 2 }, {}],
    ['that cannot be read', '{', {}],
    ['with a row that cannot be read', { ...picture, rows: [picture.rows[1], null] }, {}],
  ])('are not drawn %s', (_, kept, where) => {
    visit(kept, where);
    expect(rows()).toHaveLength(0);
  });
});

describe('the rows of the first frame where none were kept', () => {
  const task = (title: string, more: object = {}) => ({
    id: title,
    title,
    priority: 'medium',
    notes: null,
    duration: null,
    parent_task_id: null,
    ...more,
  });
  const answer = (tasks: unknown) =>
    document.dispatchEvent(new CustomEvent('plainday:rows', { detail: tasks }));
  const facts = () => rows().map((row) => row.querySelectorAll('.f-facts').length);

  it('[issue 15.2] are those of the server, with a line kept free for what the app words', () => {
    visit({ ...picture, view: PROJECT });
    answer([
      task('<b>Milk</b>', { priority: 'high', notes: 'Two litres' }),
      task('Half', { parent_task_id: '<b>Milk</b>' }),
      task('Rent', { due_date: '2026-03-02T09:00:00+00:00' }),
      task('Bread', { focused: false, repeat_pattern: null, due_date: null }),
    ]);
    expect(rows().map(words)).toEqual([['<b>Milk</b>', 'Two litres'], ['Rent'], ['Bread']]);
    expect(facts()).toEqual([1, 1, 0]);
    expect(document.querySelector('.f-ring')).toHaveAttribute('data-priority', 'High');
    expect(rows().map(({ style }) => style.height)).toEqual(['', '', '']);
    expect(document.querySelector('.f-kept')).toHaveTextContent('');
  });

  it('fill a screen and are no more', () => {
    window.innerHeight = 680;
    visit('');
    answer(Array.from({ length: 40 }, (_, index) => task(`Task ${index}`)));
    expect(rows()).toHaveLength(20);
  });

  it('name a project by its place alone where only its tasks are shown', () => {
    for (const [address, lines] of [
      ['', [1]],
      [`?project=${PROJECT}`, [0]],
    ] as const) {
      visit('', { address });
      answer([task('Weeds', { project_id: PROJECT })]);
      expect(facts()).toEqual(lines);
    }
  });

  it('give way to those that were kept, and are none where one cannot be read', () => {
    visit(picture);
    answer([task('Weeds')]);
    expect(rows()).toHaveLength(2);
    visit('');
    answer([task('Weeds'), null]);
    expect(rows()).toHaveLength(0);
  });
});

const page: PagePicture = {
  version: 1,
  view: 'today',
  heading: 'Today',
  width: 1024,
  headHeight: 44,
  day: TODAY,
  theme: 'light',
  looks: ['color: red', 'border-bottom: 1px solid green'],
  parts: [
    { at: [0, -40, 30, 16], look: 0, text: '3 <b>open</b>' },
    { at: [12, 20.5, 700, 42], look: 1 },
    { at: [0, 24, 50, 16], look: 0, text: 'A long line', cut: true },
    { at: [80, 24, 14, 14], look: 0, icon: [['path', { d: 'M0 0' }]], stroke: 1.5 },
  ],
};

describe('the page of the first frame', () => {
  const at = { address: '?view=today' };

  it('[issue 15.2] stands as it was painted, as a picture without text of its own', () => {
    visit(page, at);
    const parts = [...document.querySelectorAll<HTMLElement>('.f-placed > li')];
    expect(parts.map(({ dataset }) => dataset.text)).toEqual([
      '3 <b>open</b>',
      undefined,
      'A long line',
      undefined,
    ]);
    expect(parts[1]).toHaveStyle({ left: '12px', top: '20.5px', width: '700px', height: '42px' });
    expect(parts[1]?.style.borderBottom).toBe('1px solid green');
    expect(parts[2]).toHaveClass('f-cut');
    expect(parts[3]?.querySelector('svg')).toHaveAttribute('stroke-width', '1.5');
    expect(document.querySelector('.f-kept')).toHaveTextContent('');
    expect(document.querySelector<HTMLElement>('.f-title')?.style.height).toBe('44px');
  });

  it.each<[string, PagePicture]>([
    ['in a window of another width', { ...page, width: 360 }],
    ['on another day', { ...page, day: 'Thu Jan 01 1970' }],
    ['in another theme', { ...page, theme: 'dark' }],
    ['of another view', { ...page, view: 'upcoming' }],
  ])('is not drawn %s', (_, kept) => {
    visit(kept, at);
    expect(document.querySelectorAll('.f-kept > *')).toHaveLength(0);
  });
});
