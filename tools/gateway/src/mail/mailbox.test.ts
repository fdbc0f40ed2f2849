import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ManualClock } from '../testing/manual-clock';
import { tempFolder } from '../testing/temp-site';
import { linksOf, Mailbox } from './mailbox';
import { mailboxPage } from './mailbox-page';
import { confirmationMail } from './templates';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await tempFolder());
});
afterEach(() => remove());

const mail = (to: string) => confirmationMail(to, `http://localhost:4200/x?a=1&to=${to}`);
const open = async (clock = new ManualClock()) => {
  const mailbox = new Mailbox(join(folder, 'mailbox.json'), clock);
  await mailbox.load();
  return mailbox;
};

it('keeps mails newest first, over a restart', async () => {
  const clock = new ManualClock();
  const mailbox = await open(clock);
  await mailbox.add(mail('a@b.co'));
  clock.pass(60);
  await mailbox.add(mail('b@b.co'));
  const again = await open();
  expect(again.mails.map(({ to }) => to)).toEqual(['b@b.co', 'a@b.co']);
  expect(again.mails[0]).toMatchObject({
    links: ['http://localhost:4200/x?a=1&to=b@b.co'],
    sentAt: '2026-01-05T09:01:00.000Z',
  });
  expect((await stat(mailbox.path)).mode & 0o777).toBe(0o600);
});

it('stays bounded', async () => {
  const mailbox = await open();
  await Promise.all(Array.from({ length: 230 }, (_, index) => mailbox.add(mail(`a${index}@b.co`))));
  expect(mailbox.mails).toHaveLength(200);
  expect(mailbox.mails[0]?.to).toBe('a229@b.co');
  expect(JSON.parse(await readFile(mailbox.path, 'utf8'))).toHaveLength(200);
});

it('begins anew where the file is broken', async () => {
  await writeFile(join(folder, 'mailbox.json'), '[{"to":1}]');
  expect((await open()).mails).toEqual([]);
});

it('finds links, each once', () => {
  expect(linksOf('a http://x.co/?a=1&b=2 b\nhttps://y.co/z, (http://x.co/?a=1&b=2)')).toEqual([
    'http://x.co/?a=1&b=2',
    'https://y.co/z',
  ]);
});

it('shows hostile text as text', async () => {
  const mailbox = await open();
  await mailbox.add({ ...mail('a@b.co'), subject: '<script>x</script>', text: '"><img src=x>' });
  const page = mailboxPage(mailbox.mails);
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;script&gt;');
  expect(mailboxPage([])).toContain('No messages yet');
});
