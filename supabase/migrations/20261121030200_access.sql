-- Who may touch what: the owner, signed in, and nobody else. Four policies a table, forced, none for
-- anon. Policies compare the owner column only, so that the planner can use the owner's index.

do $$
declare
  name text;
begin
  foreach name in array array[
    'tasks', 'projects', 'habits', 'habit_completions', 'time_sessions', 'ideas', 'learning_progress'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy %I on public.%I for select to authenticated using ((select auth.uid()) = user_id)',
      name || '_select', name);
    execute format(
      'create policy %I on public.%I for insert to authenticated with check ((select auth.uid()) = user_id)',
      name || '_insert', name);
    execute format(
      'create policy %I on public.%I for update to authenticated
         using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)',
      name || '_update', name);
    execute format(
      'create policy %I on public.%I for delete to authenticated using ((select auth.uid()) = user_id)',
      name || '_delete', name);
    execute format('revoke all on table public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on table public.%I to authenticated', name);
    execute format('grant all on table public.%I to service_role', name);
  end loop;
end
$$;
