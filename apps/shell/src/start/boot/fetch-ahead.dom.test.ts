import type { BuiltFile, Release } from '@plainday/federation-contract';
import { emptyRelease } from './boot-data';
import { fetchAhead, fetchForTyped, laterFiles } from './fetch-ahead';

const file = (path: string): BuiltFile => ({ path, bytes: 1, integrity: `sha384-${path}` });
const LIST = '/remotes/tasks/1/task-list.later.js';
const CHECKS = '/assets/answers.js';
const OTHER = '/assets/focus.js';
const DEVICE = '/assets/device.js';
const TYPED = '/assets/typed.js';

const release = {
  ...emptyRelease,
  shell: {
    version: 's',
    files: [file(OTHER), file(CHECKS), file(DEVICE), file(TYPED)],
    routes: { answers: [CHECKS], focus: [OTHER], device: [DEVICE], typed: [TYPED] },
  },
  remotes: {
    tasks: {
      modules: [
        { id: 'task-list', later: [LIST], stores: { account: ['tasks'] } },
        { id: 'today' },
        { id: 'templates', stores: { device: ['templates'] } },
      ],
      files: [file('/remotes/tasks/1/remote-entry.js'), file(LIST)],
    },
  },
} as unknown as Release;

const pathsFor = (moduleId: string) => laterFiles(release, moduleId).map(({ path }) => path);

it('knows the later files of a module, what checks the answers, and what keeps things here', () => {
  expect(pathsFor('task-list')).toEqual([CHECKS, LIST]);
  expect(pathsFor('today')).toEqual([CHECKS]);
  expect(pathsFor('templates')).toEqual([CHECKS, DEVICE]);
  expect(laterFiles(emptyRelease, 'task-list')).toEqual([]);
});

it('fetches them as the loaders of the parts will ask for them, behind everything else', () => {
  fetchAhead([file(LIST)]);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="preload"]');
  expect(link?.getAttribute('href')).toBe(LIST);
  expect(link).toMatchObject({ as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' });
  expect(link?.integrity).toBe(`sha384-${LIST}`);
});

describe('where lines were typed into the first frame', () => {
  /** What is fetched for the page as it is when the first script runs. */
  function filesAt({ tool = 'task-list', rows = '<li>Milk</li>', text = JSON.stringify(release) }) {
    document.head.replaceChildren();
    document.body.innerHTML =
      `<script type="application/json" id="plainday-release"></script>` +
      `<main id="frame-dashboard" data-tool="${tool}"><ul class="f-rows">${rows}</ul></main>`;
    const inlined = document.querySelector('script');
    if (inlined) inlined.textContent = text;
    fetchForTyped();
    return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  }

  it('what their list needs is fetched at once, and not again by the app', () => {
    expect(filesAt({})).toEqual([CHECKS, LIST, TYPED]);
    fetchAhead(laterFiles(release, 'task-list'));
    expect(document.head.querySelectorAll('link')).toHaveLength(3);
  });

  it.each([{ rows: '' }, { text: '' }, { text: '{' }, { text: '{}' }])(
    'nothing is fetched at %j, where there are none or the release cannot be read',
    (page) => expect(filesAt(page)).toEqual([]),
  );
});
