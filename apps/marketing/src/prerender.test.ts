import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript, SESSION_KEY } from './boot-script';
import { renderPages } from './prerender';

const pages = renderPages({ font: '/assets/font.woff2', favicon: '/assets/favicon.svg' });
/** Addresses of the shell that a visitor may be sent to. */
const SHELL_PATHS = ['/auth'];

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

describe.each(Object.entries(pages))('the page %s', (path, html) => {
  it('is a whole document with a title and a description of a fitting length', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(/<title>([^<]+)/.exec(html)?.[1]?.length).toBeLessThanOrEqual(60);
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has one h1 and the place for what the gateway adds', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<head><!--plainday:head--><meta charset');
  });

  it('has no link that leads nowhere', () => {
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const [page = '', anchor] = link.split('#');
      const target = page === '' ? path : page;
      if (SHELL_PATHS.includes(target)) continue;
      expect(Object.keys(pages)).toContain(target);
      if (anchor) expect(pages[target]).toContain(` id="${anchor}"`);
    }
  });

  it('loads no script and runs only the inline one', () => {
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual(['<script>']);
    expect(html).toContain(bootScript);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  it('carries its styles, without the notes of the library that made them', () => {
    expect(html).toContain('--accent:light-dark(#2563eb,#5b93f8)');
    expect(html).not.toContain('data-styled');
  });
});

it('sends visitors in by both buttons', () => {
  expect(pages['/']).toMatch(/<a [^>]*href="\/auth"[^>]*>Sign In<\/a>/);
  expect(pages['/']).toMatch(/<a [^>]*href="\/auth"[^>]*>Get Started Free<\/a>/);
});

it('looks for the session where the session is kept', () => {
  const file = join(__dirname, '../../../libs/data/supabase/src/stored-session.ts');
  expect(readFileSync(file, 'utf8')).toContain(`AUTH_STORAGE_KEY = '${SESSION_KEY}'`);
});
