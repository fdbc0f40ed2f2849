import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundItem } from '@plainday/federation-contract';
import { renderInShell } from '@plainday/testing-unit';
import { Markdown, preloadMarkdown } from './markdown';
import type { MarkdownProps } from './markdown-view';

/** Compiling the renderer takes longer than a test waits. */
beforeAll(preloadMarkdown, 60_000);

const render = (text: string, props: Partial<MarkdownProps> = {}) =>
  renderInShell(<Markdown text={text} under={2} {...props} />);

test('[KB6][QN12] Markdown is drawn, headings below the one they stand under', async () => {
  await render(
    '## Print\n\n**Bold** and `0 0 0 100`\nsecond line\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Print' })).toBeVisible();
  expect(screen.getByText('Bold').tagName).toBe('STRONG');
  expect(screen.getByText(/second line/).querySelector('br')).not.toBeNull();
  expect(screen.getByRole('table')).toHaveTextContent('ab12');
});

test('[KB3][KB6] HTML stays text, and no address runs a script or fetches a picture', async () => {
  const { container } = await render(
    [
      '<img src=x onerror=alert(1)> <script>alert(1)</script>',
      '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](&#106;avascript:x)',
      '<javascript:alert(1)> ![photo](https://tracker.example/p.png) [safe](https://plainday.example)',
    ].join('\n\n'),
  );
  expect(container.querySelector('script,img,iframe')).toBeNull();
  expect(container).toHaveTextContent('<script>alert(1)</script>');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tracker.example/p.png',
    'https://plainday.example/',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('[KB7] double brackets lead to what was found, and offer to make what was not', async () => {
  const item: FoundItem = { kind: 'task', id: 't', title: 'Pay rent', to: { kind: 'all' } };
  const created: string[] = [];
  const { shell } = await render('See [[pay rent]], [[Nowhere]] and [[Looking]].', {
    links: new Map([
      ['pay rent', item],
      ['nowhere', null],
    ]),
    onCreate: (title) => created.push(title),
  });
  await userEvent.click(screen.getByRole('link', { name: 'pay rent' }));
  expect(shell.visited).toEqual([{ kind: 'all' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Nowhere: write it' }));
  expect(created).toEqual(['Nowhere']);
  expect(screen.queryByRole('link', { name: 'Looking' })).not.toBeInTheDocument();
});

test('[QN13] a line of a checklist is ticked by its number', async () => {
  const ticked: number[] = [];
  await render('Shopping\n\n- [ ] milk\n- [x] tea', { onTick: (line) => ticked.push(line) });
  expect(screen.getByRole('checkbox', { name: 'tea' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'milk' }));
  expect(ticked).toEqual([3]);
});

test('[KB6][QN13] a long text is drawn to its end, with its levels and the lines of its boxes', async () => {
  const words = 'Words that fill a paragraph until the text has to be drawn in pieces. '.repeat(3);
  const lines = Array.from({ length: 80 }, (_, n) => `Paragraph ${n}. ${words}\n`);
  const text = ['# First', '', ...lines, '### Last', '', 'Then:', '', '- [ ] milk'].join('\n');
  const ticked: number[] = [];
  await render(text, { onTick: (line) => ticked.push(line) });
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 4, name: 'Last' })).toBeVisible();
  expect(screen.getAllByText(/^Paragraph \d+/)).toHaveLength(80);
  await userEvent.click(screen.getByRole('checkbox', { name: 'milk' }));
  expect(text.split('\n')[(ticked[0] ?? 0) - 1]).toBe('- [ ] milk');
});

test('[KB6] code keeps its letters, and gets its colours when the highlighter is here', async () => {
  await render('```css\na { color: red }\n```');
  const code = screen.getByRole('group', { name: 'Code, css' });
  expect(code).toHaveTextContent('a { color: red }');
  await waitFor(() => expect(code.querySelector('[data-kind]')).not.toBeNull(), {
    timeout: 30_000,
  });
});
