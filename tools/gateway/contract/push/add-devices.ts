import type postgres from 'postgres';
import type { Browser } from './push-service';

/** Where a push goes. */
export type Address = Pick<Browser, 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Gives each address to somebody of its own, by the thousand: copies of a person who is signed in. Answers who has which.
 */
export async function addDevices(
  sql: postgres.Sql,
  person: string,
  addresses: readonly Address[],
): Promise<Map<string, string>> {
  const made = await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`create temp table added on commit drop as
      select gen_random_uuid() as owner, gen_random_uuid() as session, a.*
        from rows from (jsonb_to_recordset(${JSON.stringify(addresses)}::text::jsonb)
          as (endpoint text, p256dh text, auth text)) with ordinality as a (endpoint, p256dh, auth, n)`;
    // What the database makes by itself cannot be given.
    const [given] = await tx<{ columns: string }[]>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER'`;
    const columns = given?.columns ?? '';
    await tx.unsafe(
      `insert into auth.users (${columns}) select ${columns.replace(/(^|, )/g, '$1(f).')}
        from (select jsonb_populate_record(u, jsonb_build_object('id', a.owner, 'email', a.n || '@example.org')) as f
          from auth.users u, added a where u.id = $1) as made`,
      [person],
    );
    await tx`insert into auth.sessions select f.*
      from (select * from auth.sessions where user_id = ${person} limit 1) x, added a,
        jsonb_populate_record(null::auth.sessions, to_jsonb(x) || jsonb_build_object(
          'id', a.session, 'user_id', a.owner)) f`;
    await tx`insert into auth.refresh_tokens select f.*
      from (select * from auth.refresh_tokens where user_id::text = ${person} limit 1) x, added a,
        jsonb_populate_record(null::auth.refresh_tokens, to_jsonb(x) || jsonb_build_object(
          'id', 100000 + a.n, 'session_id', a.session, 'user_id', a.owner, 'token', 'token' || a.n)) f`;
    await tx`insert into private.push_settings (user_id, time_zone) select owner, 'UTC' from added`;
    await tx`insert into private.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select owner, session, endpoint, p256dh, auth from added`;
    return tx<{ endpoint: string; owner: string }[]>`select endpoint, owner from added`;
  });
  await sql`analyze`;
  return new Map(made.map(({ endpoint, owner }) => [endpoint, owner]));
}
