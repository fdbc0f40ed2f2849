import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNotice, browserNames, pageNotice, targets } from './browsers';
import { workspaceRoot } from './workspace';

it('names the browsers of decision 102', () => {
  expect(targets).toEqual([
    'chrome >= 123',
    'edge >= 123',
    'firefox >= 128',
    'safari >= 17.5',
    'ios_saf >= 17.5',
  ]);
  expect(browserNames).toBe('Chrome 123, Edge 123, Firefox 128 or Safari 17.5');
});

it('is what the README says', () => {
  const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');
  const table = /## Browsers\n\n(?:\|.*\n)+/.exec(readme)?.[0] ?? '';
  expect(table.match(/from [\d.]+/g)).toEqual(['from 123', 'from 128', 'from 17.5']);
});

describe.each([
  ['the app', appNotice],
  ['a public page', pageNotice],
])('what %s says to an older browser', (_, html) => {
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? '';

  it('is one that any browser can read: no word or sign from after 1999', () => {
    expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class|async|await|of)\b|\.\.\./);
    expect(script).toContain("getElementById('older')");
  });

  it('is one paragraph with its numbers, hidden until it is needed', () => {
    document.body.innerHTML = html;
    const note = document.getElementById('older');
    expect(note?.hidden).toBe(true);
    expect(note?.textContent).toContain('needs Chrome 123, Edge 123, Firefox 128 or Safari 17.5');
  });
});
