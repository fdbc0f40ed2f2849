import { TABLES } from '../../support/database';
import type { Person } from '../../support/people';
import { fillTables } from '../../support/rows';
import { send } from '../../support/send';
import { forgedTokens } from '../../support/tokens';
import { tally } from '../../support/tally';
import type { Contract } from '../contract';

const SESSION = {
  goal_id: '00000000-0000-4000-8000-000000000000',
  session_id: '00000000-0000-4000-8000-000000000001',
  day: '2026-11-20',
  minutes: 30,
  note: '',
  studied_at: '2026-11-20T10:00:00Z',
};
const FUNCTIONS: Record<string, unknown> = {
  move_task: { task_id: '00000000-0000-4000-8000-000000000000', new_index: 0 },
  place_task: {
    task_id: '00000000-0000-4000-8000-000000000000',
    after_ids: [],
    before_ids: ['00000000-0000-4000-8000-000000000001'],
  },
  place_project: {
    project_id: '00000000-0000-4000-8000-000000000000',
    after_ids: ['00000000-0000-4000-8000-000000000001'],
    before_ids: [],
  },
  reorder_tasks: { ids: ['00000000-0000-4000-8000-000000000000'] },
  empty_trash: { before: '2030-01-01T00:00:00Z' },
  duplicate_project: { source_id: '00000000-0000-4000-8000-000000000000', new_id: null },
  duplicate_task: { source_id: '00000000-0000-4000-8000-000000000000', new_id: null },
  task_counts: {},
  delete_account: {},
  list_sessions: {},
  end_session: { session: '00000000-0000-4000-8000-000000000000' },
  calendar_feed: {},
  open_calendar_feed: { zone: 'UTC' },
  end_calendar_feed: {},
  push_state: {},
  open_push: { endpoint: 'x', p256dh: 'x', auth: 'x', zone: 'UTC' },
  change_push: { device: '00000000-0000-4000-8000-000000000000', is_on: true },
  end_push: { device: '00000000-0000-4000-8000-000000000000' },
  set_push_quiet: { quiet_from: 0, quiet_until: 0, days_off: 0, zone: 'UTC' },
  set_push_mail: { is_on: true, zone: 'UTC' },
  set_push_summary: { summary_at: 420, zone: 'UTC' },
  set_push_timers: { timers: [] },
  test_push: {},
  change_tasks: { changes: [{ ids: [], set: {} }] },
  add_tasks: { tasks: [{ title: 'T' }] },
  remove_tasks: { ids: ['00000000-0000-4000-8000-000000000000'] },
  remove_seen_tasks: { seen: { '00000000-0000-4000-8000-000000000000': 0 } },
  reorder_projects: { ids: ['00000000-0000-4000-8000-000000000000'] },
  restore_project: {
    project_id: '00000000-0000-4000-8000-000000000000',
    title: 'P',
    description: '',
    color: '#10B981',
    place: 0,
    created_at: '2026-11-20T10:00:00Z',
  },
  restore_rows: { table_name: 'tasks', rows: [{ title: 'T' }], overwrite: true },
  task_stats: { days: ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'] },
  log_session: SESSION,
  take_back_session: SESSION,
  take_back_task: { copy_id: '00000000-0000-4000-8000-000000000000' },
  take_back_copies: { copy_id: '00000000-0000-4000-8000-000000000000' },
};

/** Visitors and forgers: no row, no write, no function. */
export function tokensSuite(contract: Contract): void {
  describe('visitors and forged tokens', () => {
    let person: Person;
    beforeAll(async () => {
      person = await contract.newPerson();
      await fillTables(person);
    });

    it.each(TABLES)('a visitor sees and changes nothing of %s', async (table) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']) {
        const body = method === 'POST' || method === 'PATCH' ? { user_id: person.id } : undefined;
        const reply = await send(contract.gateway(), `/rest/v1/${table}`, { method, body });
        expect([method, reply.status, reply.text.includes(person.id)]).toEqual([
          method,
          401,
          false,
        ]);
      }
    });

    it.each(Object.entries(FUNCTIONS))('a visitor cannot call %s', async (name, body) => {
      const reply = await send(contract.gateway(), `/rest/v1/rpc/${name}`, {
        method: 'POST',
        body,
      });
      expect(reply.status).toBe(401);
    });

    it('refuses every forged token on tables, functions and the account', async () => {
      const { gateway } = contract;
      const tokens = forgedTokens(person.token, gateway().key);
      const accepted: string[] = [];
      for (const [name, token] of tokens) {
        const replies = [
          await send(gateway(), '/rest/v1/tasks?select=*', { token }),
          await send(gateway(), '/rest/v1/rpc/task_counts', { method: 'POST', body: {}, token }),
          await send(gateway(), '/auth/v1/user', { token }),
        ];
        if (replies.some(({ status }) => status < 400 || status >= 500)) {
          accepted.push(`${name}: ${replies.map(({ status }) => status).join(', ')}`);
        }
      }
      expect(tokens.length).toBeGreaterThan(20);
      tally(`forged tokens, ${contract.driver}`, 3 * tokens.length, accepted.length);
      expect(accepted).toEqual([]);
      expect((await send(gateway(), '/rest/v1/tasks', { token: person.token })).status).toBe(200);
    });

    it('refuses requests without the key, and a user token in place of it', async () => {
      const { url } = contract.gateway();
      for (const headers of [{}, { apikey: person.token }, { apikey: 'sb_secret_guess' }]) {
        const reply = await fetch(`${url}/rest/v1/tasks`, {
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(headers as Record<string, string>),
          },
        });
        expect(reply.status).toBe(401);
      }
    });

    it.each(['auth', 'private', 'storage', 'supabase_migrations', 'pg_catalog'])(
      'does not show the schema %s',
      async (schema) => {
        const reply = await send(contract.gateway(), '/rest/v1/users?select=*', {
          token: person.token,
          headers: { 'accept-profile': schema },
        });
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
      },
    );
  });
}
