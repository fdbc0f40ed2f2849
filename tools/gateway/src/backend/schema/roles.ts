/** Whether `current_user` may become the role `role`. Before version 16 every member may. */
const MAY_BECOME = `pg_has_role(current_user, role,
  case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end)`;

/** The roles every Supabase database has. */
export const MAKE_ROLES_SQL = `
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
`;

/**
 * On Supabase the roles exist; elsewhere they must come before the first migration, which grants to them. Repeating
 * the script is harmless.
 */
export const ROLES_SQL = `
${MAKE_ROLES_SQL}
do $$
declare
  role text;
begin
  for role in select r.role from unnest(array['anon', 'authenticated', 'service_role']) r(role)
  loop
    if not ${MAY_BECOME} then
      execute format('grant %I to %I', role, current_user);
    end if;
  end loop;
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

/** Roles that are there and that this user may neither become nor grant to itself. */
export const CLOSED_ROLES_SQL = `
select role from (select rolname as role from pg_roles) known
 where role in ('anon', 'authenticated', 'service_role') and not ${MAY_BECOME}
   and not case when current_setting('server_version_num')::integer >= 160000
     then pg_has_role(current_user, role, 'MEMBER WITH ADMIN OPTION')
     else (select rolcreaterole from pg_roles where rolname = current_user) end
`;

/** Execute rights on auth.uid() and its sisters, once the auth schema stands. */
export const AUTH_GRANTS_SQL = `
grant execute on all functions in schema auth to anon, authenticated, service_role;
`;
