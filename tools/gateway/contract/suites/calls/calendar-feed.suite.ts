import { must, mustFail } from '../../support/must';
import { connect, type Person } from '../../support/people';
import type { Contract } from '../contract';

const DAY_MS = 86_400_000;
const UNKNOWN = '0'.repeat(40);

/** The calendar feed: a secret address that is on, off, new or gone, and what it gives away. */
export function calendarFeedSuite(contract: Contract): void {
  describe('calendar feed of a person (issue 40)', () => {
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const open = async ({ db }: Person, renewed = false) => {
      const [feed] = await must(db.rpc('open_calendar_feed', { zone: 'Europe/Berlin', renewed }));
      if (!feed) throw new Error('There is no feed.');
      return feed;
    };
    const stateOf = async ({ db }: Person) => (await must(db.rpc('calendar_feed')))[0];
    const read = async (
      address: string,
      { search = '', ...init }: RequestInit & { search?: string } = {},
    ) => {
      const url = `${contract.gateway().url}/functions/v1/calendar-feed/${address}.ics${search}`;
      const answer = await fetch(url, init);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const addTask = async ({ db }: Person, title: string, due_date: string | null, more = {}) =>
      must(
        db
          .from('tasks')
          .insert({ title, due_date, ...more })
          .select()
          .single(),
      );

    it('is off at first; switched on it has one address, however often', async () => {
      const ann = await contract.newPerson();
      expect(await stateOf(ann)).toBeUndefined();
      const feed = await open(ann);
      expect(feed.address).toMatch(/^[0-9a-f]{40}$/);
      expect(feed).toMatchObject({ time_zone: 'Europe/Berlin', read_at: null, read_by: null });
      expect((await open(ann)).address).toBe(feed.address);
      expect((await stateOf(ann))?.address).toBe(feed.address);
      const [other] = await must(ann.db.rpc('open_calendar_feed', { zone: 'Asia/Tokyo' }));
      expect(other).toMatchObject({ address: feed.address, time_zone: 'Asia/Tokyo' });
    });

    it('gives away open tasks with a date: title, date and project, nothing else', async () => {
      const ann = await contract.newPerson();
      const { address } = await open(ann);
      const project = await must(
        ann.db
          .from('projects')
          .insert({ title: 'Garden', description: 'hidden-p' })
          .select()
          .single(),
      );
      const more = { description: 'hidden-d', notes: 'hidden-n', tags: ['hidden-t'] };
      const shown = await addTask(ann, 'Shown', inDays(3), { project_id: project.id, ...more });
      await addTask(ann, 'On a day', inDays(4), { due_day: inDays(4).slice(0, 10) });
      // At an hour that no clock skips, whenever this runs: others are told date by date.
      const began = `${inDays(-90).slice(0, 10)}T12:00:00Z`;
      await addTask(ann, 'Weekly', began, { repeat_pattern: 'weekly' });
      await addTask(ann, 'hidden-dateless', null);
      await addTask(ann, 'hidden-done', inDays(3), { completed: true });
      await addTask(ann, 'hidden-trash', inDays(3), { deleted_at: inDays(0) });
      await addTask(ann, 'hidden-old', inDays(-40));
      await addTask(ann, 'hidden-far', inDays(400));
      const { status, headers, text } = await read(address);
      expect(status).toBe(200);
      for (const line of [
        `UID:${shown.id}@plainday`,
        `SEQUENCE:${shown.rev}`,
        'CATEGORIES:Garden',
        `DTSTART;VALUE=DATE:${inDays(4).slice(0, 10).replaceAll('-', '')}`,
        'RRULE:FREQ=WEEKLY',
        'TZID:Europe/Berlin',
      ]) {
        expect(text.split('\r\n')).toContain(line);
      }
      expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
      for (const secret of ['hidden', ann.email, ann.id, address]) {
        expect(text).not.toContain(secret);
      }
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      expect(headers.get('set-cookie')).toBeNull();
      const todos = await read(address, { search: '?kind=vtodo' });
      expect(todos.text.match(/^BEGIN:VTODO/gm)).toHaveLength(3);
      expect(todos.text).not.toContain('VEVENT');
    });

    it('is sent again only when it has changed, and has a head of its own', async () => {
      const ann = await contract.newPerson();
      const { address } = await open(ann);
      const task = await addTask(ann, 'Call', inDays(2));
      const first = await read(address);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
      const same = await read(address, { headers: { 'if-none-match': `"x", ${etag}` } });
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
      const head = await read(address, { method: 'HEAD' });
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
      expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(first.text)));
      await must(ann.db.from('tasks').update({ title: 'Call back' }).eq('id', task.id).select());
      const changed = await read(address, { headers: { 'if-none-match': etag } });
      expect(changed.status).toBe(200);
      expect(changed.text).toContain('SUMMARY:Call back');
      expect(changed.text).toContain(`SEQUENCE:${task.rev + 1}`);
    });

    it('tells its owner when and by what it was read', async () => {
      const ann = await contract.newPerson();
      const { address } = await open(ann);
      await read(address, { headers: { 'user-agent': 'Google-Calendar-Importer' } });
      const { read_at: at, read_by: by } = (await stateOf(ann)) ?? {};
      expect(by).toBe('Google');
      expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(60_000);
      await read(address, { headers: { 'user-agent': '<b>x' } });
      expect((await stateOf(ann))?.read_by).toBe('something unnamed');
    });

    it('a new address ends the old one at once, switching off the last: gone for ever', async () => {
      const ann = await contract.newPerson();
      const old = await open(ann);
      await read(old.address);
      const fresh = await open(ann, true);
      expect(fresh.address).not.toBe(old.address);
      expect(fresh.read_at).toBeNull();
      expect((await read(old.address)).status).toBe(410);
      expect((await read(fresh.address)).status).toBe(200);
      await must(ann.db.rpc('end_calendar_feed') as never);
      expect(await stateOf(ann)).toBeUndefined();
      expect((await read(fresh.address)).status).toBe(410);
      const again = await open(ann);
      expect([old.address, fresh.address]).not.toContain(again.address);
      expect((await read(old.address)).status).toBe(410);
      expect((await read(again.address)).status).toBe(200);
    });

    it('ends with the account', async () => {
      const ann = await contract.newPerson();
      const { address } = await open(ann);
      expect((await read(address)).status).toBe(200);
      await must(ann.db.rpc('delete_account') as never);
      const { status, text } = await read(address);
      expect([status, text]).toEqual([410, 'This calendar has ended.']);
    });

    it('is nobody else’s: not to see, to renew, to end, or to read by another address', async () => {
      const [ann, bob] = [await contract.newPerson(), await contract.newPerson()];
      const { address } = await open(ann);
      await addTask(ann, 'Secret', inDays(1));
      expect(await stateOf(bob)).toBeUndefined();
      await must(bob.db.rpc('end_calendar_feed') as never);
      const own = await open(bob, true);
      expect((await read(own.address)).text).not.toContain('Secret');
      expect((await read(address)).text).toContain('Secret');
      const visitor = connect(contract.gateway());
      for (const db of [visitor, bob.db]) {
        const call = { asked: address, reader: 'x' };
        expect((await mustFail(db.rpc('read_calendar_feed' as never, call as never))).code).toMatch(
          /^(42501|PGRST|PT40)/,
        );
      }
    });

    it('says of everything that it is not that it is not there', async () => {
      const answers = [];
      for (const address of [UNKNOWN, 'x', `${UNKNOWN}0`, '%00', `..%2f${UNKNOWN}`]) {
        const { status, text } = await read(address);
        answers.push([status, text]);
      }
      expect(new Set(answers.map(String))).toEqual(new Set(['404,There is no such calendar.']));
      const post = await read(UNKNOWN, { method: 'POST', body: 'x' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    it('refuses a zone that is none, and the 31st address of a day', async () => {
      const ann = await contract.newPerson();
      for (const zone of ['', 'x y', 'a\r\nb', 'x'.repeat(65)]) {
        expect((await mustFail(ann.db.rpc('open_calendar_feed', { zone }))).hint).toBe('zone');
      }
      for (let made = 0; made < 30; made += 1) await open(ann, true);
      const refused = await mustFail(
        ann.db.rpc('open_calendar_feed', { zone: 'UTC', renewed: true }),
      );
      expect(refused.code).toBe('PT429');
    });

    it('is read 120 times in an hour, not more, and no other is kept waiting', async () => {
      const [ann, bob] = [await contract.newPerson(), await contract.newPerson()];
      const [{ address }, other] = [await open(ann), await open(bob)];
      const statuses: number[] = [];
      for (let time = 0; time < 121; time += 1) {
        statuses.push((await read(address, { method: 'HEAD' })).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(120);
      const late = await read(address);
      expect([statuses.at(-1), late.status]).toEqual([429, 429]);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect((await read(other.address)).status).toBe(200);
    });

    it('stands in no log', async () => {
      const { address } = await open(await contract.newPerson());
      await read(address);
      expect(contract.gateway().output()).not.toContain(address);
    });
  });
}
