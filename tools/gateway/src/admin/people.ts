import type { Database } from '../backend/database/database';
import { CHANGES_CHANNEL } from '../live/change';

/** Somebody with an account, as an operator sees them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly state: 'active' | 'disabled' | 'unconfirmed';
  readonly created: string;
  readonly seen: string | null;
}

const COLUMNS = `select id::text as id, email, to_char(created_at, 'YYYY-MM-DD') as created,
    to_char(last_sign_in_at, 'YYYY-MM-DD') as seen,
    case when banned_until > now() then 'disabled'
      when email_confirmed_at is null then 'unconfirmed' else 'active' end as state
  from auth.users where deleted_at is null`;

/** Everybody, by address. */
export const LIST = `${COLUMNS} order by email`;

/** The account of an address, in canonical form. */
export async function findPerson(
  database: Pick<Database, 'query'>,
  email: string,
): Promise<Person | null> {
  const [person] = await database.query<Person>(`${COLUMNS} and email = $1`, [email]);
  return person ?? null;
}

/** Signs somebody out everywhere, at once: running gateways hear of it. */
export async function endSessions(database: Pick<Database, 'query'>, id: string): Promise<void> {
  await database.query('delete from auth.sessions where user_id = $1::uuid', [id]);
  await database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, '{"ended":null}']);
}
