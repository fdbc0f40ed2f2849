import { HtmlValidate } from 'html-validate';
import { renderPages } from './prerender';

const shot = { wide: '/assets/wide.webp', phone: '/assets/phone.webp' };

const pages = renderPages({
  font: '/assets/font.woff2',
  favicon: '/assets/favicon.svg',
  script: { src: '/assets/site.js', integrity: 'sha256-site' },
  shots: { tasks: { light: shot, dark: shot } },
  previews: {},
  live: {},
  browsers: { names: 'A 1', notice: '<p>Old</p>' },
  about: { changes: '', tools: [] },
});

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Widths of bars and the like, drawn from data.
    'no-inline-style': 'off',
    // How React writes attributes and void elements is no matter of validity.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
  },
});

it.each(Object.keys(pages))('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(pages[path] ?? '');
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(found).toEqual([]);
});
