import { frameStyles } from '../../dashboard/frame-styles';
import { renderStaticFrame } from './static-frame';

const settings = { ...tool('settings', 'Settings', 1), group: 'core' };
const today = { ...tool('today', 'Today', 6), group: 'core' };
const upcoming = { ...tool('upcoming', 'Upcoming', 8), group: 'core' };
const release = {
  remotes: {
    time: remote([tool('pomodoro', 'Pomodoro Timer', 60)]),
    knowledge: remote([tool('notes', 'Quick Notes', 100), tool('habits', '<b>Habits</b>', 10)]),
    tasks: remote([today, upcoming, settings]),
  },
};

function remote(modules: object[]) {
  return { entry: '/remotes/r/1/entry.js', files: [], modules };
}

function tool(id: string, title: string, order: number) {
  const files = [`/remotes/r/1/${id}.js`, `/remotes/r/1/${id}.css`];
  return {
    id,
    title,
    heading: title,
    group: 'tool',
    order,
    files,
    icon: [['path', { d: 'M0 0' }]],
  };
}

const modules = Object.values(release.remotes)
  .flatMap((each) => each.modules as ReturnType<typeof tool>[])
  .sort((a, b) => a.order - b.order);

/** As the server does it (`drawTools` of the gateway). */
function withTools(page: string): string {
  const text = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return page.replace(/<!--plainday:tool (.*?)-->/s, (_, model: string) =>
    modules
      .filter(({ group }) => group === 'tool')
      .map(({ id, title, heading }) =>
        model
          .replace('{id}', id)
          .replace('{title}', text(title))
          .replace('{heading}', text(heading))
          .replace('{icon}', '<path d="M0 0"></path>'),
      )
      .join(''),
  );
}

interface Visit {
  readonly path: string;
  readonly hasSession?: boolean;
  readonly stored?: Record<string, string>;
  readonly mailbox?: boolean;
}

/** Puts the frame into the page and runs its scripts, as a browser does before the first paint. */
function visit({ path, hasSession = false, stored = {}, mailbox = false }: Visit) {
  localStorage.clear();
  if (hasSession) localStorage.setItem('plainday.auth', '{"user":{"id":"u1"}}');
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  history.replaceState(null, '', path);
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => query as unknown as MediaQueryList;
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="plainday-${id}">${JSON.stringify(value)}</script>`;
  document.body.innerHTML =
    json('tools', modules) +
    json('release', release) +
    json('config', { mailbox }) +
    // jsdom's parser of style sheets does not know nesting.
    withTools(renderStaticFrame()).replace(/<style>.*<\/style>/, '');
  for (const script of document.querySelectorAll('script:not([type])')) {
    window.eval(script.textContent ?? '');
  }
  const shown = ['auth', 'dashboard', 'loading'].filter(
    (name) => document.documentElement.dataset.frame === name,
  );
  return shown[0] ?? 'none';
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe('the static first frame', () => {
  it.each([
    ['/auth', false, 'auth'],
    ['/auth', true, 'dashboard'],
    ['/dashboard', true, 'dashboard'],
    ['/dashboard?tool=notes', false, 'auth'],
    ['/auth#token_hash=a&type=signup', false, 'loading'],
    ['/no-such-page', true, 'none'],
  ])('at %s with a session: %s it is %s', (path, hasSession, expected) => {
    expect(visit({ path, hasSession })).toBe(expected);
  });

  it('leaves out the tools that are hidden', () => {
    visit({
      path: '/dashboard',
      hasSession: true,
      stored: { 'plainday.preferences.u1': '{"hiddenTools":["notes"]}' },
    });
    expect(texts('.f-tools .f-entry-title')).toEqual(['<b>Habits</b>', 'Pomodoro Timer']);
  });

  it('[DB17] lists what is pinned, folds the rest, and shows the open tool all the same', () => {
    visit({
      path: '/dashboard?tool=notes',
      hasSession: true,
      stored: { 'plainday.preferences.u1': '{"pinnedTools":["pomodoro","gone"]}' },
    });
    expect(texts('.f-tools .f-entry-title')).toEqual([
      'Pomodoro Timer',
      'All tools',
      'Quick Notes',
    ]);
    expect(texts('.f-all .f-count')).toEqual(['2']);
    expect(texts('[aria-current] .f-entry-title')).toEqual(['Quick Notes']);
  });

  it('lists the tools of the release in their order, as text', () => {
    visit({ path: '/dashboard', hasSession: true });
    expect(texts('.f-tools .f-entry-title')).toEqual([
      '<b>Habits</b>',
      'Pomodoro Timer',
      'Quick Notes',
    ]);
    expect(document.querySelectorAll('.f-tools svg path')).toHaveLength(3);
    expect(texts('.f-title')).toEqual(['All Tasks']);
    expect(texts('[aria-current] .f-entry-title')).toEqual(['All Tasks']);
    expect(texts('.f-time')[0]).toMatch(/^\d\d:\d\d$/);
  });

  it('has the bar of a phone as the app has it', () => {
    visit({ path: '/dashboard', hasSession: true });
    expect(texts('.f-bottom-entry')).toEqual(['Today', 'Tasks', 'Pomodoro Timer', 'Tools']);
    expect(texts('.f-bottom-entry[aria-current]')).toEqual(['Tasks']);
    visit({
      path: '/dashboard?tool=notes',
      hasSession: true,
      stored: {
        'plainday.preferences.u1': '{"pinnedTools":["notes"]}',
        'plainday.tools': 'closed',
      },
    });
    expect(texts('.f-bottom-entry')).toEqual(['Today', 'Tasks', 'Quick Notes', 'Tools']);
    expect(texts('.f-bottom-entry[aria-current]')).toEqual(['Quick Notes']);
    visit({
      path: '/dashboard?view=upcoming',
      hasSession: true,
      stored: { 'plainday.preferences.u1': '{"pinnedTools":[]}' },
    });
    expect(texts('.f-bottom-entry')).toEqual(['Today', 'Tasks', 'Upcoming', 'Tools']);
    expect(texts('.f-bottom-entry[aria-current]')).toEqual(['Upcoming']);
  });

  it('names what the address asks for', () => {
    visit({ path: '/dashboard?tool=notes', hasSession: true });
    expect(texts('.f-title')).toEqual(['Quick Notes']);
    expect(texts('[aria-current] .f-entry-title')).toEqual(['Quick Notes']);
    expect(document.querySelector('.f-add')).toBeNull();
  });

  it('leaves the name of a project to the app', () => {
    visit({ path: '/dashboard?project=p1', hasSession: true });
    expect(texts('.f-title')).toEqual(['']);
    expect(texts('[aria-current]')).toEqual([]);
  });

  it('names a view that a module shows', () => {
    visit({ path: '/dashboard?view=today', hasSession: true });
    expect(texts('[aria-current] .f-entry-title')).toEqual(['Today']);
  });

  it('shows the view that was left last, and what is folded', () => {
    visit({
      path: '/dashboard',
      hasSession: true,
      stored: {
        'plainday.view.u1': 'view=trash',
        'plainday.sidebar': 'closed',
        'plainday.tools': 'closed',
        'plainday.projects.u1': '3',
      },
    });
    expect(texts('.f-title')).toEqual(['Trash']);
    expect(texts('.f-tools .f-entry-title')).toEqual([]);
    expect(document.documentElement.dataset.sidebar).toBe('closed');
    expect(document.querySelector('.f-projects')).toHaveStyle({ height: '108px' });
  });

  it('loads ahead what the view that was left last needs', () => {
    document.head.replaceChildren();
    visit({
      path: '/dashboard',
      hasSession: true,
      stored: { 'plainday.view.u1': 'tool=notes' },
    });
    const links = document.head.querySelectorAll('link[rel=preload]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/remotes/r/1/entry.js',
      '/remotes/r/1/notes.js',
    ]);
  });

  it('leaves that to the server where it has named the files', () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/r/1/entry.js">';
    visit({ path: '/dashboard?tool=notes', hasSession: true });
    expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(1);
  });

  it('leads to the mailbox only where there is one', () => {
    visit({ path: '/auth' });
    expect(document.documentElement.dataset.mailbox).toBeUndefined();
    visit({ path: '/auth', mailbox: true });
    expect(document.documentElement.dataset.mailbox).toBe('');
  });

  it.each(['?view=trash', '?view=today', '?project=p', '?tool=notes', '?view=all&q=milk'])(
    'has no add bar at %s, where the app has none',
    (address) => {
      visit({ path: `/dashboard${address}`, hasSession: true });
      expect(document.querySelector('.f-add')).toBeNull();
    },
  );

  it('paints what takes letters before the menus', () => {
    const html = renderStaticFrame();
    const places = ['frame-auth', 'f-text', 'framed', 'f-sidebar', 'f-bottom-bar'].map((name) =>
      html.search(new RegExp(`<\\w+ [^>]*"${name}["\\s]`)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('has a rule for every part of the frame', () => {
    const html = renderStaticFrame();
    for (const name of Object.keys(frameStyles)) {
      const css = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(html).toContain(`.f-${css}{`);
    }
  });
});
