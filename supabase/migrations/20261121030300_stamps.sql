-- What a client may not choose: identity never changes, creation time stays within limits,
-- revision and last change belong to the server. Trigger names sort in the order they must run.

create function private.stamp_created() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := least(greatest(coalesce(new.created_at, now()), timestamptz '2000-01-01 00:00:00+00'), now());
  return new;
end
$$;

create function private.keep_identity() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.id is distinct from old.id or new.user_id is distinct from old.user_id then
    raise exception using errcode = '42501', message = 'A row keeps its id and its owner.';
  end if;
  return new;
end
$$;

create function private.keep_created() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := old.created_at;
  return new;
end
$$;

create function private.stamp_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  new.rev := case tg_op when 'INSERT' then 0 else old.rev + 1 end;
  return new;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'tasks', 'projects', 'habits', 'habit_completions', 'time_sessions', 'ideas', 'learning_progress'
  ] loop
    execute format(
      'create trigger a_keep_identity before update on public.%I
         for each row execute function private.keep_identity()', name);
  end loop;
  foreach name in array array['tasks', 'projects', 'habits', 'ideas', 'learning_progress'] loop
    execute format(
      'create trigger b_stamp_created before insert on public.%I
         for each row execute function private.stamp_created()', name);
    execute format(
      'create trigger b_keep_created before update on public.%I
         for each row execute function private.keep_created()', name);
  end loop;
end
$$;

create trigger c_stamp before insert or update on public.tasks
  for each row execute function private.stamp_task();

revoke execute on all functions in schema private from public;
