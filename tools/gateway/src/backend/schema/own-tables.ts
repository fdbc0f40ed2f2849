/**
 * Tables of the gateway itself, which no browser reaches: sign-ups that wait for their link to be opened,
 * keys and counts that several gateways share, and sessions opened by the link for a forgotten password. The password and the profile belong to the link, so nobody gets an account with a stranger's password.
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
create table if not exists gateway.recovered_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default clock_timestamp()
);
`;
