import type { Driver } from '../../support/gateway-process';
import type { Person } from '../../support/people';
import {
  brokenLiterals,
  fits,
  hostileInstants,
  hostileNumbers,
  hostileTexts,
} from '../../support/odd-input/hostile';
import { fillTables } from '../../support/rows';
import type { Reply } from '../../support/send';
import { send } from '../../support/send';
import { tally } from '../../support/tally';
import type { Contract } from '../contract';

type Body = Record<string, unknown>;

interface Case {
  table: string;
  body: Body;
  passes: boolean;
}

const session = { start_time: '2026-11-20T09:00:00Z' };

/** The rows that carry a text through the text fields of every table. */
function casesFor(text: string): [Case, Case, ...Case[]] {
  const required = fits(text, 500, true);
  const long = { table: 'learning_progress', passes: fits(text, 200_000, false) };
  return [
    { table: 'tasks', body: { title: text }, passes: required },
    {
      table: 'tasks',
      body: { title: 'T', description: text, notes: text },
      passes: fits(text, 2000, false),
    },
    { table: 'projects', body: { title: text }, passes: required },
    { table: 'habits', body: { title: text, description: null }, passes: required },
    { table: 'time_sessions', body: { task_name: text, ...session }, passes: required },
    { table: 'ideas', body: { title: text, tags: [] }, passes: required },
    {
      table: 'ideas',
      body: { title: 'T', content: text, tags: [text, 'b'] },
      passes: fits(text, 999, false),
    },
    { table: 'learning_progress', body: { topic: text }, passes: required },
    {
      table: 'filters',
      body: { title: text, expression: JSON.stringify({ kind: 'words', words: text }) },
      passes: fits(text, 100, true),
    },
    { ...long, body: { topic: 'T', notes: text } },
  ];
}

/** Every text as a task, and in two of the other tables, turn by turn. */
function someCases(text: string, turn: number): Case[] {
  const [title, notes, ...others] = casesFor(text);
  const picked = [others[turn % others.length], others[(turn + 3) % others.length]];
  return [title, notes, ...picked.filter((tried) => tried !== undefined)];
}

const RETURNING = { prefer: 'return=representation' };

/** PGlite stores a byte order mark before a text, but its reader drops it. */
function asRead(driver: Driver, value: unknown): unknown {
  return driver === 'pglite' && typeof value === 'string' ? value.replace(/^\ufeff/, '') : value;
}

/** Clean: the row as sent, or a 4xx that names its code. */
function judge(driver: Driver, { body, passes }: Case, reply: Reply): string {
  if (passes) {
    const row = (reply.json as Body[] | undefined)?.[0] ?? {};
    const kept = Object.keys(body).every(
      (name) =>
        name === 'start_time' ||
        JSON.stringify(row[name]) === JSON.stringify(asRead(driver, body[name])),
    );
    return reply.status === 201 && kept ? '' : `should pass: ${reply.status} ${reply.text}`;
  }
  return refusedCleanly(reply) ? '' : `should be refused: ${reply.status} ${reply.text}`;
}

function refusedCleanly({ status, json }: Reply): boolean {
  const code = (json as { code?: unknown } | undefined)?.code;
  return status >= 400 && status < 500 && typeof code === 'string';
}

/** Whatever people or programs type comes back as typed, or is refused cleanly. Never a 5xx. */
export function hostileSuite(contract: Contract): void {
  describe('hostile values', () => {
    let person: Person;
    const post = (table: string, body: unknown) =>
      send(contract.gateway(), `/rest/v1/${table}`, {
        method: 'POST',
        token: person.token,
        body,
        headers: RETURNING,
      });
    beforeAll(async () => {
      person = await contract.newPerson();
    });

    it(`takes or refuses ${hostileTexts.length} texts in the text fields`, async () => {
      const faults: string[] = [];
      for (const [turn, text] of hostileTexts.entries()) {
        const cases = someCases(text, turn);
        const replies = await Promise.all(cases.map(({ table, body }) => post(table, body)));
        replies.forEach((reply, index) => {
          const tried = cases[index];
          const fault = tried === undefined ? 'no case' : judge(contract.driver, tried, reply);
          if (fault !== '') {
            faults.push(
              `${tried?.table} ${JSON.stringify(text.slice(0, 40))}: ${fault.slice(0, 200)}`,
            );
          }
        });
      }
      tally(`hostile texts, ${contract.driver}`, hostileTexts.length, faults.length);
      expect(faults).toEqual([]);
    });

    it('takes hostile texts as filters without finding other rows or failing', async () => {
      const faults: string[] = [];
      for (const text of hostileTexts.filter((value) => value.length < 1000)) {
        const path = `/rest/v1/tasks?select=title&title=eq.${encodeURIComponent(text)}`;
        const reply = await send(contract.gateway(), path, { token: person.token });
        const rows = Array.isArray(reply.json) ? (reply.json as { title: string }[]) : [];
        if (reply.status >= 500 || rows.some(({ title }) => title.trim() !== text.trim())) {
          faults.push(`${JSON.stringify(text)}: ${reply.status} ${reply.text.slice(0, 200)}`);
        }
      }
      expect(faults).toEqual([]);
    });

    it.each(brokenLiterals)('refuses the half pair %s', async (literal) => {
      expect(refusedCleanly(await post('tasks', `{"title": ${literal}}`))).toBe(true);
    });

    it.each(hostileInstants)(
      'takes the instant %j within 1970…2200, or refuses it',
      async (due_date) => {
        const reply = await post('tasks', { title: 'T', due_date });
        const stored = (reply.json as { due_date?: string }[] | undefined)?.[0]?.due_date;
        if (reply.status === 201) {
          expect(new Date(stored ?? '').getUTCFullYear()).toBeGreaterThanOrEqual(1970);
          expect(new Date(stored ?? '').getUTCFullYear()).toBeLessThanOrEqual(2200);
        } else {
          expect(refusedCleanly(reply)).toBe(true);
        }
      },
    );

    it.each(hostileNumbers)('takes the number %s where it fits, or refuses it', async (literal) => {
      const bodies = [
        ['tasks', `{"title": "T", "position": ${literal}}`, 0, 1_000_000],
        ['tasks', `{"title": "T", "duration": ${literal}}`, 1, 525_600],
        ['tasks', `{"title": "T", "repeat_interval": ${literal}}`, 1, 999],
        ['learning_progress', `{"topic": "T", "progress_percentage": ${literal}}`, 0, 100],
        ['learning_progress', `{"topic": "T", "time_spent": ${literal}}`, 0, 2_147_483_647],
      ] as const;
      for (const [table, body, smallest, largest] of bodies) {
        const reply = await post(table, body);
        const value = Number(literal);
        const fitsIn = Number.isInteger(value) && value >= smallest && value <= largest;
        if (/^\d+$/.test(literal)) {
          expect([table, body, reply.status]).toEqual([
            table,
            body,
            fitsIn ? 201 : expect.any(Number),
          ]);
        }
        expect([body, reply.status === 201 || refusedCleanly(reply)]).toEqual([body, true]);
      }
    });

    it.each(['eq.1', 'ov.1', 'not.cs.1', 'in.(1,2)'])(
      'refuses the number in tags=%s, where a list belongs',
      async (condition) => {
        const path = `/rest/v1/ideas?select=id&tags=${condition}`;
        expect((await send(contract.gateway(), path, { token: person.token })).status).toBe(400);
      },
    );

    it.each([
      ['a colour that is none', 'projects', { title: 'P', color: 'red;background:url(//x)' }],
      ['a short colour', 'habits', { title: 'H', color: '#fff' }],
      ['an unknown priority', 'tasks', { title: 'T', priority: 'urgent' }],
      ['an unknown pattern', 'tasks', { title: 'T', repeat_pattern: 'hourly' }],
      [
        'a reminder without due date',
        'tasks',
        { title: 'T', reminder_time: '2027-01-01T00:00:00Z' },
      ],
      [
        'a reminder after the due date',
        'tasks',
        { title: 'T', due_date: '2027-01-01T00:00:00Z', reminder_time: '2027-01-02T00:00:00Z' },
      ],
      ['21 tags', 'ideas', { title: 'I', tags: Array.from({ length: 21 }, String) }],
      ['an unknown category', 'ideas', { title: 'I', category: 'x' }],
      [
        'an address that is none of https',
        'calendar_subscriptions',
        { name: 'C', address: 'https://a b' },
      ],
      ['an unknown subject', 'learning_progress', { topic: 'L', subject: 'x' }],
      ['an unknown column', 'tasks', { title: 'T', admin: true }],
      ['a completion without habit', 'habit_completions', { completed_at: '2026-11-20' }],
      ['a text for a flag', 'tasks', { title: 'T', completed: 'maybe' }],
      ['an object for a text', 'tasks', { title: { a: 1 }, notes: [[[]]], id: 7 }],
      ['no title', 'tasks', {}],
      ['null for a flag', 'tasks', { title: 'T', focused: null }],
      ['a negative duration', 'time_sessions', { task_name: 'T', ...session, duration: -1 }],
    ])('refuses %s', async (_, table, body) => {
      expect(refusedCleanly(await post(table, body))).toBe(true);
    });

    it.each([
      ['broken JSON', '{"title": '],
      ['a bare word', 'null'],
      ['10,000 nested arrays', '['.repeat(10_000) + ']'.repeat(10_000)],
      ['more than 1 MiB', JSON.stringify({ title: 'T', notes: 'x'.repeat(1024 * 1024) })],
    ])('refuses a body of %s', async (_, body) => {
      const reply = await post('tasks', body);
      expect([reply.status >= 400, reply.status < 500]).toEqual([true, true]);
    });

    it.each([
      'select=*&limit=-1',
      'select=*&limit=9999999999999999999999',
      'select=*&order=title.sideways',
      'select=count()',
      'select=(((((',
      'select=*,projects(*,tasks(*,projects(*,tasks(*))))',
      'id=eq.not-a-uuid',
      'position=gt.1e20',
      'or=(and(or(and(or(id.is.null)))))',
      'title=fts.x',
      'title=match.(a+)+$',
      'due_date=eq.infinity',
      `select=*&${'a=eq.1&'.repeat(500)}`,
    ])('answers the query %s without a 5xx', async (query) => {
      const reply = await send(contract.gateway(), `/rest/v1/tasks?${query}`, {
        token: person.token,
      });
      expect(reply.status).toBeLessThan(500);
    });

    it('is still alive, and works', async () => {
      await fillTables(await contract.newPerson());
      expect((await post('tasks', { title: 'Fine' })).status).toBe(201);
    });
  });
}
