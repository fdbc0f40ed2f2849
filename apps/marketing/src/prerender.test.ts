import { PUBLIC_ORIGIN, toolPath, tools } from '@plainday/shared-utils/site';
import { bootScript } from './boot-script';
import { renderPages } from './prerender';
import { sitePages } from './site-pages';

const shot = (name: string) => ({
  wide: `/assets/${name}-wide.webp`,
  phone: `/assets/${name}.webp`,
});

const shots = (name: string) => ({ light: shot(`${name}-light`), dark: shot(`${name}-dark`) });

const pages = renderPages({
  font: '/assets/font.woff2',
  favicon: '/assets/favicon.svg',
  script: { src: '/assets/site.js', integrity: 'sha256-site' },
  live: {
    pomodoro: {
      Face: () => null,
      script: { src: '/assets/pomodoro.js', integrity: 'sha256-live' },
    },
  },
  browsers: { names: 'A 1', notice: '<p>Old</p>' },
  about: {
    changes: '## Unreleased\n\n- Keep a `filter`,\n  and use it.\n',
    tools: [{ title: 'Quick Notes', account: false, device: true }],
  },
  previews: Object.fromEntries(sitePages.map(({ path }) => [path, `/assets/og${path}.png`])),
  shots: { today: shots('today'), habits: shots('habits'), pomodoro: shots('pomodoro') },
});
const paths = Object.keys(pages);
const page = (path: string) => pages[path] ?? '';
/** Addresses of the shell that a visitor may be sent to. */
const SHELL_PATHS = ['/auth', '/auth?mode=signup'];

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1] ?? '';
const titleOf = (html: string) => contentOf(html, /<title>([^<]+)/);
const metaOf = (html: string, name: string) =>
  contentOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`));

it('has the landing page, the prices, the catalogue, a page for each of the nineteen tools, changes and privacy', () => {
  expect(paths).toEqual([
    '/',
    '/pricing',
    '/tools',
    ...tools.map(toolPath),
    '/changelog',
    '/privacy',
  ]);
  expect(tools).toHaveLength(19);
});

it.each(['title', 'description', 'keywords'])('gives every page a %s of its own', (name) => {
  const values = paths.map((path) =>
    name === 'title' ? titleOf(page(path)) : metaOf(page(path), name),
  );
  expect(values).not.toContain('');
  expect(new Set(values).size).toBe(paths.length);
});

describe.each(paths)('the page %s', (path) => {
  const html = page(path);

  it('is a whole document with a title and a description of a fitting length', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(titleOf(html).length).toBeLessThanOrEqual(60);
    const description = metaOf(html, 'description');
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('names its own address for search engines and link previews', () => {
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_ORIGIN}${path}">`);
    expect(metaOf(html, 'og:url')).toBe(`${PUBLIC_ORIGIN}${path}`);
    expect(metaOf(html, 'og:title')).toBe(titleOf(html));
    expect(metaOf(html, 'og:image')).toBe(`${PUBLIC_ORIGIN}/assets/og${path}.png`);
  });

  it('describes itself in data that holds no rating', () => {
    const json = contentOf(html, /<script type="application\/ld\+json">([^<]+)<\/script>/);
    const data = JSON.parse(json) as { '@context': string; '@graph': unknown[] };
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@graph'].length).toBeGreaterThan(1);
    expect(json).not.toMatch(/Rating|Review/);
  });

  it('has one h1 and the place for what the gateway adds', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<head><!--plainday:head--><meta charset');
  });

  it('has no link that leads nowhere', () => {
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) {
      if (SHELL_PATHS.includes(link)) continue;
      const [target, anchor] = link.split('#');
      expect(paths).toContain(target || path);
      if (anchor) expect(page(target || path)).toContain(` id="${anchor}"`);
    }
  });

  it('runs one script before the paint and one file after it', () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/assets/site.js" integrity="sha256-site">',
      '<script type="speculationrules">',
      '<script type="application/ld+json">',
    ]);
    expect(html).toContain(bootScript(path === '/' || path === '/pricing'));
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  it('carries its styles, without the notes of the library that made them', () => {
    expect(html).toContain('--accent:light-dark(#2563eb,#5b93f8)');
    expect(html).not.toContain('data-styled');
  });

  it('invites to sign up, and to sign in', () => {
    expect(html).toMatch(/<a [^>]*href="\/auth"[^>]*>Sign In<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/auth\?mode=signup"[^>]*>Get Started Free<\/a>/);
  });
});

it('[issue 44] says what has changed, and what lies where', () => {
  expect(page('/changelog')).toContain('<li>Keep a filter, and use it.</li>');
  expect(page('/privacy')).toContain(
    '<tr><th scope="row">Quick Notes</th><td>No</td><td>Yes</td></tr>',
  );
  expect(page('/')).toContain('href="/changelog"');
});

it('shows the app in both themes, on the page whose picture there is', () => {
  for (const name of ['today-light', 'today-dark']) expect(page('/')).toContain(shot(name).wide);
  expect(page('/pricing')).not.toContain('<picture');
  expect(page('/tools')).not.toContain('<picture');
});

it('fetches the picture that is seen first with the page, unless a tool that runs stands before it', () => {
  const fetched = (path: string) =>
    /<link rel="preload" as="image" href="([^"]+)"/.exec(page(path))?.[1];
  expect(fetched('/')).toBe(shot('today-light').phone);
  expect(fetched('/tools/habit-tracker')).toBe(shot('habits-light').phone);
  expect(page('/tools/pomodoro-timer')).toContain(shot('pomodoro-light').wide);
  for (const path of ['/tools/pomodoro-timer', '/tools', '/pricing'])
    expect(fetched(path)).toBeUndefined();
});

it('sends signed-in visitors away from the pages the specification names, and from no other', () => {
  const away = sitePages.filter(({ forVisitorsOnly }) => forVisitorsOnly);
  expect(away.map(({ path }) => path)).toEqual(['/', '/pricing']);
});
