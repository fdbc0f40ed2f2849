import type { DuePush } from './due.ts';
import { endLinks } from './end-link.ts';
import { createEndMails } from './end-mails.ts';
import { mailOf } from './mail.ts';
import { mailSender } from './send-mail.ts';

const DEVICE = '0b5f1a52-3c1e-4f57-9d0a-3f1f8f0e6a01';
const links = endLinks('secret');
const to = {
  site: 'https://plainday.example',
  endOf: (device: string) => `https://plainday.example/end/${links.tokenOf(device)}`,
};

function due(more: Partial<DuePush> = {}): DuePush {
  return {
    subscription_id: DEVICE,
    endpoint: 'mailto:x',
    p256dh: null,
    auth: null,
    address: 'ann@example.org',
    time_zone: 'Europe/Berlin',
    task_id: 'task-1',
    remind_at: '2026-11-25T14:30:00Z',
    kind: 'reminder',
    answer_key: 'key-1',
    title: 'Call the printer',
    due_date: '2026-11-25T15:00:00Z',
    due_day: null,
    project_id: 'project-1',
    project: 'Halden',
    parent: null,
    is_plain: true,
    notice: null,
    first_claimed_at: '2026-11-25T14:30:00Z',
    ...more,
  };
}

test('a reminder says what, when in its owner’s zone and where, and leads to the task', () => {
  const mail = mailOf([due()], to);
  expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'Reminder: Call the printer' });
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Due Wednesday, November 25 at 16:00');
    expect(text).toContain('Halden');
    expect(text).toContain(mail.endHref);
  }
  expect(mail.text).toContain('https://plainday.example/dashboard?project=project-1&task=task-1');
  expect(mailOf([due({ due_day: '2026-11-26', due_date: null })], to).text).not.toContain('Due');
  expect(mailOf([due({ due_day: '2026-11-26' })], to).text).toContain(
    'Due Thursday, November 26\n',
  );
});

test('several are one mail, the same ones always under the same id', () => {
  const several = Array.from({ length: 23 }, (_, turn) =>
    due({ task_id: `task-${turn}`, title: `Task ${turn}`, answer_key: `key-${turn}` }),
  );
  const mail = mailOf(several, to);
  expect(mail.subject).toMatch(/^23 reminders: Task 0, Task 1, .*…$/);
  expect(mail.text).toContain('Task 19');
  expect(mail.text).not.toContain('Task 20');
  expect(mail.text).toContain('And 3 more');
  expect(mail.id).toBe(mailOf(several, to).id);
  expect(mail.id).not.toBe(mailOf(several.slice(1), to).id);
});

test.each([
  'Bcc\r\nBcc: eve@example.org',
  'a\u2028b\u0000c\u001b[2J',
  '\u202egnp.exe',
  '<script>alert(1)</script>"><img src=x>',
  '👩‍👩‍👧‍👦'.repeat(500),
  '  ',
])('the title %j stays one line of text', (title) => {
  const mail = mailOf([due({ title, project: title, parent: title })], to);
  expect(mail.subject).toMatch(/^Reminder: [^\p{Cc}\u2028\u202e]+$/u);
  expect([...mail.subject].length).toBeLessThanOrEqual(100);
  expect(mail.html).not.toMatch(/<script|<img|\u202e/);
  expect(mail.text).not.toMatch(/(?!\n)[\p{Cc}\u2028\u202e]/u);
});

test('links that end mails are signed, and nothing else ends them', async () => {
  const ended: string[] = [];
  const answer = createEndMails({
    links,
    end: async (device) => void ended.push(device),
    take: (client) => (client === 'many' ? 60 : 0),
  });
  const ask = (method: string, token: string, client = 'one') =>
    answer({ method, url: `https://x.example/functions/v1/end-mails/${token}` }, client);
  const token = links.tokenOf(DEVICE);
  const looked = await ask('GET', token);
  expect(looked.status).toBe(200);
  expect(await looked.text()).toContain('<form method="post">');
  const other = DEVICE.replace('0b5f', '0b5e');
  for (const wrong of [
    '',
    DEVICE,
    `${other}.${token.split('.')[1]}`,
    `${token.slice(0, -1)}`,
    `${token}x`,
    endLinks('other').tokenOf(DEVICE),
  ]) {
    expect((await ask('POST', wrong)).status).toBe(404);
  }
  expect((await ask('DELETE', token)).status).toBe(405);
  expect((await ask('POST', token, 'many')).headers.get('retry-after')).toBe('60');
  expect(ended).toEqual([]);
  for (const turn of [1, 2]) {
    const done = await ask('POST', token);
    expect([turn, done.status, done.headers.get('location')]).toEqual([turn, 200, null]);
  }
  expect(ended).toEqual([DEVICE, DEVICE]);
});

test('a server that is busy is asked again, one that refuses the address is not', async () => {
  const states = [
    { code: 'EENVELOPE', responseCode: 550 },
    { code: 'EENVELOPE', responseCode: 450 },
    { code: 'EAUTH', responseCode: 535 },
    { code: 'ECONNECTION' },
  ].map(async (error) => {
    const send = mailSender({ ...to, send: () => Promise.reject(error) });
    return (await send([due()])).state;
  });
  expect(await Promise.all(states)).toEqual(['refused', 'wait', 'wait', 'wait']);
});
