import { readPlan } from '../../read-plan';
import { isLetter } from './is-letter';

const encode = (text: string) => new TextEncoder().encode(text);
const MAIL = [
  'Return-Path: <ann@example.org>',
  'From: =?UTF-8?Q?Ann_Sj=C3=B6berg?= <ann@example.org>',
  'To: me@example.org',
  'Subject: =?UTF-8?B?UmU6IE9mZmVydGUgZsO8ciA=?=',
  ' =?UTF-8?B?ZGFzIERhY2g=?=',
  'Date: Tue, 24 Nov 2026 08:15:00 +0100',
  'Message-ID: <abc@example.org>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b1"',
  '',
  '--b1',
  'Content-Type: multipart/alternative; boundary="b2"',
  '',
  '--b2',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Bitte bis Freitag pr=FCfen, der Termin ist sehr wic=',
  'htig.',
  '--b2',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Bitte <b>pr&uuml;fen</b></p><script>alert(1)</script>',
  '--b2--',
  '--b1',
  'Content-Type: application/pdf; name="offer.pdf"',
  'Content-Disposition: attachment; filename="offer.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjQ=',
  '--b1--',
  '',
].join('\r\n');

const planOf = async (text: string) => {
  const bytes = encode(text);
  const file = Object.assign(new File([bytes], 'letter.eml'), {
    arrayBuffer: async () => bytes.buffer,
  });
  const plan = await readPlan(file, {}, new AbortController().signal);
  if (!plan || 'refused' in plan) throw new Error('It was refused.');
  return plan;
};

test('an e-mail is one task: subject, text, whom it is from, and what is left behind', async () => {
  const { tasks, lost, kind } = await planOf(MAIL);
  expect(kind).toBe('E-mail');
  expect(tasks).toEqual([
    expect.objectContaining({
      title: 'Re: Offerte für das Dach',
      description:
        'Bitte bis Freitag prüfen, der Termin ist sehr wichtig.\n' +
        'From: Ann Sjöberg <ann@example.org>\nSent: 2026-11-24T07:15:00.000Z',
      ref: 'id:<abc@example.org>',
    }),
  ]);
  expect(lost).toEqual([{ what: 'attachment', count: 1 }]);
});

test('an e-mail of HTML alone comes as text, and its scripts do not', async () => {
  const html = MAIL.replace(/--b2\r\nContent-Type: text\/plain[\s\S]*?htig\.\r\n/, '');
  const [task] = (await planOf(html)).tasks;
  expect(task?.description).toMatch(/^Bitte pr/);
  expect(task?.description).not.toContain('alert');
});

test.each([
  ['a list', '- [ ] From: Ann\n- [ ] Subject: x\n'],
  ['front matter', '---\nfrom: a\nsubject: b\ndate: c\n---\nText'],
  ['two heads', 'From: Ann\nSubject: Hello\n\nText'],
  ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\n'],
])('%s is no e-mail', (_, text) => {
  expect(isLetter(encode(text))).toBe(false);
});
