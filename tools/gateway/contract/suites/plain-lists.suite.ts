import { TABLES } from '../support/database';
import type { Person } from '../support/people';
import { fits, hostileTexts } from '../support/odd-input/hostile';
import { fillTables } from '../support/rows';
import { send, type Reply } from '../support/send';
import { forgedTokens } from '../support/tokens';
import type { Contract } from './contract';

const IN_ORDER = 'order=position.asc,created_at.desc,id.asc';
const HEADERS = [
  'cache-control',
  'content-type',
  'content-range',
  'content-location',
  'preference-applied',
  'retry-after',
  'vary',
];

/** What a client learns from an answer. */
function told({ status, headers, json }: Reply): object {
  return { status, json, headers: HEADERS.map((name) => headers.get(name)) };
}

/** Lists are read a shorter way than through the library; nobody may notice anything but the time. */
export function plainListsSuite(contract: Contract): void {
  describe('plain lists', () => {
    let person: Person;
    let other: Person;
    let texts: string[];
    beforeAll(async () => {
      person = await contract.newPerson();
      other = await contract.newPerson();
      for (const owner of [person, other]) {
        await fillTables(owner);
        await fillTables(owner);
      }
      // Where the library reads a text out of PGlite, a mark at its start is lost; this way it is not.
      const isRead = (text: string) => contract.driver === 'postgres' || !text.startsWith('\ufeff');
      texts = hostileTexts.filter((text) => fits(text, 500, true) && isRead(text));
      const body = texts.map((title, position) => ({ title, position, notes: null }));
      const added = await send(contract.gateway(), '/rest/v1/tasks', {
        method: 'POST',
        token: person.token,
        body,
      });
      expect(added.status).toBe(201);
    });

    /** Both ways of reading; the second header is one that only the library takes. */
    async function both(path: string, token = person.token, prefer?: string) {
      const ask = (accept: string) =>
        send(contract.gateway(), `/rest/v1/${path}`, {
          token,
          headers: { accept, ...(prefer && { prefer }) },
        });
      return [await ask('*/*'), await ask('application/json, */*')] as const;
    }

    it.each(TABLES)(
      'gives the same rows of %s either way, as JSON of two writers',
      async (table) => {
        for (const prefer of [undefined, 'count=exact']) {
          const [short, long] = await both(
            `${table}?select=*&order=id.asc&limit=1000`,
            person.token,
            prefer,
          );
          expect(told(short)).toEqual(told(long));
          expect(short.status).toBe(200);
          expect((short.json as unknown[]).length).toBeGreaterThan(1);
          expect(short.text).not.toBe(long.text);
        }
      },
    );

    it('reads every text as it was written', async () => {
      const [short, long] = await both(
        `tasks?select=*&project_id=is.null&${IN_ORDER}&limit=1000`,
        person.token,
        'count=exact',
      );
      expect(told(short)).toEqual(told(long));
      const titles = new Set((short.json as { title: string }[]).map(({ title }) => title));
      expect(texts.filter((text) => !titles.has(text))).toEqual([]);
    });

    it.each([
      `deleted_at=is.null&completed=eq.false&${IN_ORDER}&limit=1000`,
      `project_id=not.is.null&${IN_ORDER}&limit=1000`,
      `position=gte.2&position=lt.7&${IN_ORDER}&limit=3`,
      `position=gt.2&position=lte.3&${IN_ORDER}&limit=2`,
      `created_at=gte.2020-01-01T00:00:00.000Z&${IN_ORDER}&limit=5`,
      'order=project_id.asc.nullsfirst,id.desc&limit=9',
      'order=project_id.desc.nullslast,id.desc&limit=9',
      'order=project_id.desc,id.desc&limit=9',
      `position=eq.999999&${IN_ORDER}&limit=1000`,
      'order=id.asc&limit=1',
      // What follows is not the shorter way's to answer.
      'order=id.asc&limit=0',
      'order=id.asc&limit=5000',
      'order=id.asc&limit=x',
      'order=nothing.asc&limit=10',
      'order=id.asc&limit=10&offset=2',
      'order=id.sideways&limit=10',
      'position=eq.abc&order=id.asc&limit=10',
      'position=eq.99999999999&order=id.asc&limit=10',
      'id=eq.1&order=id.asc&limit=10',
      'created_at=gte.yesterday-ish&order=id.asc&limit=10',
      'completed=eq.maybe&order=id.asc&limit=10',
      'nothing=eq.1&order=id.asc&limit=10',
      'title=eq.null&order=id.asc&limit=10',
      'title=ilike.*a*&order=id.asc&limit=10',
      'or=(position.eq.1,position.eq.2)&order=id.asc&limit=10',
      'priority=in.(high,medium)&order=id.asc&limit=10',
    ])('answers the same to tasks?%s', async (query) => {
      for (const prefer of [undefined, 'count=exact']) {
        const [short, long] = await both(`tasks?select=*&${query}`, person.token, prefer);
        expect(told(short)).toEqual(told(long));
      }
    });

    it('shows nobody the rows of another, whoever is asked for', async () => {
      const path = `tasks?select=*&user_id=eq.${other.id}&${IN_ORDER}&limit=1000`;
      for (const prefer of [undefined, 'count=exact']) {
        const [short, long] = await both(path, person.token, prefer);
        expect(short.json).toEqual([]);
        expect(told(short)).toEqual(told(long));
      }
      const [all] = await both(`tasks?select=*&${IN_ORDER}&limit=1000`);
      const owners = (all.json as { user_id: string }[]).map(({ user_id: owner }) => owner);
      expect(new Set(owners)).toEqual(new Set([person.id]));
    });

    it('refuses every forged token as the library does', async () => {
      const path = `tasks?select=*&${IN_ORDER}&limit=1000`;
      for (const [, token] of forgedTokens(person.token, contract.gateway().key)) {
        const [short, long] = await both(path, token);
        expect(told(short)).toEqual(told(long));
        expect(short.status).toBe(401);
      }
    });
  });
}
