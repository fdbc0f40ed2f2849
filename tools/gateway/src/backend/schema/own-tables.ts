/**
 * Tables of the gateway itself, which no browser reaches: sign-ups that wait for their link to be opened,
 * keys and counts that several gateways share, and sessions opened by the link for a forgotten password. The password and the profile belong to the link, so nobody gets an account with a stranger's password. With an account goes all that the gateway and the auth server
 * have noted of it, in the same transaction, whoever deletes it.
 */
export const OWN_TABLES_SQL = `
create schema if not exists gateway;
revoke all on schema gateway from public;
create table if not exists gateway.pending_sign_ups (
  token_hash text primary key,
  email text not null,
  password_hash text,
  profile jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists pending_sign_ups_email_idx
  on gateway.pending_sign_ups (email, created_at desc);
create table if not exists gateway.installation (
  singleton boolean primary key default true check (singleton),
  jwt_secret text not null,
  publishable_key text not null,
  secret_key text not null
);
create table if not exists gateway.counts (
  name text not null,
  key text not null,
  events bigint[] not null,
  until bigint not null,
  primary key (name, key)
);
create table if not exists gateway.settings (
  singleton boolean primary key default true check (singleton),
  sign_ups_open boolean not null default true
);
create table if not exists gateway.recovered_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default clock_timestamp()
);

create or replace function gateway.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.audit_log_entries e
    where strpos(e.payload::text, old.id::text) > 0
      or strpos(e.payload::text, '"' || old.email || '"') > 0
      or strpos(e.payload::text, '"' || old.email || '\\"') > 0;
  delete from auth.flow_state f where f.user_id = old.id;
  delete from gateway.pending_sign_ups p where p.email = old.email;
  delete from gateway.recovered_sessions r
    using auth.sessions s where s.id = r.session_id and s.user_id = old.id;
  perform pg_notify('plainday_changes', jsonb_build_object('erased', old.email)::text);
  return old;
end
$$;
do $$
begin
  if not exists (
    select from pg_trigger where tgrelid = 'auth.users'::regclass and tgname = 'forget_person'
  ) then
    create trigger forget_person before delete on auth.users
      for each row execute function gateway.forget_person();
  end if;
end
$$;
`;
