import type { Release } from '@plainday/federation-contract';
import { drawTools, frameTools } from './frame-tools';

const toolOf = (id: string, title: string, order: number, group = 'tool') => ({
  id,
  title,
  heading: title,
  group,
  order,
  icon: [['path', { d: 'M0 0"' }]],
  files: [],
});

const release = {
  remotes: {
    time: { modules: [toolOf('pomodoro', 'Pomodoro', 60)] },
    rest: {
      modules: [toolOf('habits', '<b>Habits</b> & more', 10), toolOf('today', 'Today', 1, 'core')],
    },
  },
} as unknown as Release;

const MODEL = '<!--plainday:tool <p data-tool="{id}" title="{heading}">{icon}{title}</p>-->';

it('draws the tools of the sidebar in their order, as text', () => {
  expect(drawTools(`<ul>${MODEL}</ul>`, release)).toBe(
    '<ul><p data-tool="habits" title="&lt;b&gt;Habits&lt;/b&gt; &amp; more"><path d="M0 0&quot;"></path>&lt;b&gt;Habits&lt;/b&gt; &amp; more</p>' +
      '<p data-tool="pomodoro" title="Pomodoro"><path d="M0 0&quot;"></path>Pomodoro</p></ul>',
  );
});

it('names all tools in the head, with their icons only for a shell that draws them itself', () => {
  const ids = (page: string) =>
    frameTools(release, page).map((tool) => [Object.values(tool)[0], 'icon' in tool]);
  expect(ids(MODEL)).toEqual([
    ['today', false],
    ['habits', false],
    ['pomodoro', false],
  ]);
  expect(ids('<ul></ul>')).toContainEqual(['habits', true]);
});
