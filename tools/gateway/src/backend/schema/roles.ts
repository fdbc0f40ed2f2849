/**
 * The roles every Supabase database has. On Supabase they exist; elsewhere they must come before the
 * first migration, which grants to them. Repeating the script is harmless.
 */
export const ROLES_SQL = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    begin
      create role service_role nologin noinherit bypassrls;
    exception when insufficient_privilege then
      create role service_role nologin noinherit;
    end;
  end if;
end
$$;

do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
`;

/** Roles that are missing although this user may not make them. */
export const MISSING_ROLES_SQL = `
select role from unnest(array['anon', 'authenticated', 'service_role']) role
 where not exists (select from pg_roles where rolname = role)
   and not (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)
`;

/** Execute rights on auth.uid() and its sisters, once the auth schema stands. */
export const AUTH_GRANTS_SQL = `
grant execute on all functions in schema auth to anon, authenticated, service_role;
`;
