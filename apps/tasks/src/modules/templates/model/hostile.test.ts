import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanTitle } from '@plainday/domain-tasks';
import { tasksOf } from './apply.logic';
import { draftErrors, draftOf, emptyRow, isValid, templateOfDraft } from './draft.logic';
import { readMarkdown } from './markdown/read-markdown';
import { librarySchema } from './templates.schema';
import { variablesOf } from './variables.logic';
import { writeMarkdown } from './markdown/write-markdown';

interface Repeated {
  prefix?: string;
  char: string;
  n: number;
}

const file = join(process.cwd(), 'tools/gateway/contract/fixtures/hostile.json');
const { strings } = JSON.parse(readFileSync(file, 'utf8')) as {
  strings: Record<string, (string | Repeated)[]>;
};
const expand = (spec: string | Repeated) =>
  typeof spec === 'string' ? spec : (spec.prefix ?? '') + spec.char.repeat(Math.min(spec.n, 3000));
const escapes = strings['unpaired_surrogate_json_escapes'] ?? [];
const texts = [
  ...Object.values(strings).flat().map(expand),
  ...escapes.map((escape) => JSON.parse(`"${expand(escape)}"`) as string),
  '- [ ] a (p1)',
  '# b ##',
  '1. \\- c\n---\n___\n  # d',
  'e (p2, +3 days, 09:00)',
  'Category: f\n\n\n[ ] g',
];
const application = {
  firstDay: '2026-11-21',
  dayStartMinutes: 0,
  nowMs: 0,
  dueTimeMinutes: 0,
  newDatesTimed: true,
  projectId: null,
  answers: {},
};

function templateOf(text: string) {
  const row = { ...emptyRow('1'), title: text, description: text.slice(0, 2000), days: '1' };
  const second = { ...emptyRow('2', true), title: text };
  const draft = {
    name: text,
    category: text,
    description: text.slice(0, 2000),
    rows: [row, second],
  };
  return { draft, template: templateOfDraft(draft, 'id') };
}

test('[TE14] hostile texts survive the form, the device, the application and Markdown', () => {
  expect(texts.length).toBeGreaterThan(120);
  let survived = 0;
  for (const text of texts) {
    const { draft, template } = templateOf(text);
    const visible = cleanTitle(text) !== '';
    expect(isValid(draftErrors(draft)) || !visible).toBe(true);
    expect(
      librarySchema.parse(JSON.parse(JSON.stringify({ own: [template], hidden: [] }))).own,
    ).toEqual([template]);
    expect(
      templateOfDraft(
        draftOf(template, () => 'k'),
        'id',
      ),
    ).toEqual(template);
    if (!visible) continue;
    survived += 1;
    const tasks = tasksOf(template, application, {
      userId: 'u',
      ids: ['1', '2'],
    });
    expect(tasks.map(({ title }) => title)).toEqual([cleanTitle(text), cleanTitle(text)]);
    expect(variablesOf(template.tasks).length).toBeLessThan(5);
    const { leftOut, surplus, ...read } = readMarkdown(writeMarkdown(template));
    expect({ id: 'id', ...read }).toEqual(template);
    expect([leftOut, surplus]).toEqual([0, 0]);
  }
  expect(survived).toBeGreaterThan(100);
});

test('[TE13] any text can be pasted', () => {
  for (const text of texts) {
    const { name, tasks } = readMarkdown(text);
    expect(cleanTitle(name)).toBe(name);
    for (const task of tasks) expect(cleanTitle(task.title)).toBe(task.title);
  }
});
