import { zipSync } from 'fflate';
import { ImportRefusal, type ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};
const encode = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, name: string): ImportPlan =>
  run(readFile(typeof file === 'string' ? encode(file) : file, name, CONTEXT));
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(text)])));

/** A page as Takeout wrote it in 2016. */
const page = (icons: string, date: string, body: string, color = 'DEFAULT') =>
  `<?xml version="1.0" ?>\n<!DOCTYPE html>\n<html><head><title>x</title><style>.note { color: red; }</style></head>
<body><div class="note ${color}"><div class="heading"><div class="meta-icons">${icons}
</div>
${date}</div>
${body}</div></body></html>`;

const SHOPPING = page(
  '<span class="pinned" title="Note pinned"></span><span class="archived" title="Note archived"></span>',
  'Sep 23, 2016, 5:41:43 PM',
  `<div class="title">Shopping &amp; more</div>
<div class="content"><ul class="list"><li class="listitem checked"><span class="bullet">&#9745;</span>
<span class="text">Milk</span></li><li class="listitem"><span class="bullet">&#9744;</span>
<span class="text">A &lt;b&gt; pen</span></li></ul></div>
<div class="chips"><span class="chip label"><span class="label-name">Home</span> </span></div>
<div class="attachments"><ul><li><img alt="" src="data:image/png;base64,AAAA" /></li></ul></div>
`,
  'RED',
);
const OLDEST = page(
  '',
  '23 wrz 2016, 17:41:43',
  `<div class="content"><div class="listitem"><div class="bullet">&#9744;</div><div class="text">One</div></div><div class="listitem"><div class="bullet">&#9745;</div><div class="text">Two</div></div></div>
<div class="labels"><span class="label">Home</span></div>`,
);
const TEXT = page('', 'a day', '<div class="content">First<br>Second <div>in it</div></div>');

test('a page of Keep is a note: text, check list, pin, label and when it was changed', () => {
  const plan = read(SHOPPING, 'Shopping.html');
  const at = Date.parse('2016-09-23T17:41:00+02:00');
  expect(plan.app).toBe('google-keep');
  expect(plan.notes).toEqual([
    expect.objectContaining({
      title: 'Shopping & more',
      text: '[x] Milk\n[ ] A <b> pen\nLabels: Home',
      createdAt: at,
      updatedAt: at,
      pinned: true,
    }),
  ]);
  expect(plan.lost.map(({ what }) => what).sort()).toEqual([
    'archived',
    'attachment',
    'color',
    'labels',
  ]);
});

test('of an archive pages are read where no JSON says the same', () => {
  const json = JSON.stringify({ textContent: 'New', createdTimestampUsec: 1796115600000000 });
  const plan = read(
    zip({
      'Takeout/archive_browser.html': '<html></html>',
      'Takeout/Keep/Oldest.html': OLDEST,
      'Takeout/Keep/Text.html': TEXT,
      'Takeout/Keep/New.html': page('', '', '<div class="content">New</div>'),
      'Takeout/Keep/New.json': json,
    }),
    'takeout.zip',
  );
  expect(plan.skipped).toEqual([]);
  expect(plan.notes.map(({ text }) => text).sort()).toEqual([
    'First\nSecond in it\nChanged: a day',
    'New',
    '[ ] One\n[x] Two\nLabels: Home',
  ]);
  const oldest = plan.notes.find(({ text }) => text.includes('One'));
  expect(oldest?.updatedAt).toBe(Date.parse('2016-09-23T17:41:00+02:00'));
});

test('pages of Keep are known by what they say, and others are counted', () => {
  const files = {
    'Takeout/archive_browser.html': '<html></html>',
    'Takeout/Google Notizen/Alt.html': OLDEST,
    'Takeout/Drive/Brief.html': '<html><body>Hello</body></html>',
  };
  const { app, notes, lost } = read(zip(files), 'takeout.zip');
  expect([app, notes.map(({ text }) => text)]).toEqual([
    'google-keep',
    ['[ ] One\n[x] Two\nLabels: Home'],
  ]);
  expect(lost).toContainEqual({ what: 'attachment', count: 1 });
});

test('pages that are too large leave the rest of an archive as it was', () => {
  const large = page('', '', `<div class="content">${' '.repeat(12_000_000)}</div>`);
  const json = JSON.stringify({ textContent: 'New', createdTimestampUsec: 1796115600000000 });
  const whole = { 'Keep/Large.html': large, 'Keep/Old.html': OLDEST, 'Keep/New.json': json };
  const { notes, skipped } = read(zip(whole), 'takeout.zip');
  expect(notes.map(({ text }) => text)).toEqual(['New']);
  expect(skipped.map(({ what, text }) => [what, text])).toEqual([
    ['page-unread', 'Large.html'],
    ['page-unread', 'Old.html'],
  ]);
  expect(() => read(zip({ 'Keep/Large.html': large }), 'takeout.zip')).toThrow(
    new ImportRefusal('too-large'),
  );
});

test('headings of Evernote are headings, and those without a word are none', () => {
  const body =
    '<en-note><h1>Plan</h1><div>Words</div><h3 style="a"><b>Next</b> step</h3><h2><br/></h2><div>#no heading</div></en-note>';
  const { entries } = read(
    `<en-export><note><title>N</title><content><![CDATA[${body}]]></content></note></en-export>`,
    'n.enex',
  );
  expect(entries[0]?.text.split(/\n+/)).toEqual([
    '# Plan',
    'Words',
    '### Next step',
    '#no heading',
  ]);
});

test('a row of Todoist’s table of a type that nobody knows is named with its line', () => {
  const head = 'TYPE,CONTENT,PRIORITY,INDENT\n';
  const rows = 'meta,view_style=board,,\ntask,A,4,1\nreminder,Ring Ann,,\n,,,\n';
  const plan = read(head + rows, 'Home.csv');
  expect(plan.tasks.map(({ title }) => title)).toEqual(['A']);
  expect(plan.skipped).toEqual([
    { what: 'type-unknown', line: 4, text: 'Ring Ann', raw: 'reminder,Ring Ann,,' },
  ]);
  expect(read(`${head}reminder,Ring Ann,,\n`, 'Home.csv').skipped).toHaveLength(1);
});
