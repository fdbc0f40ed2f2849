-- The one function that runs as its owner: people cannot reach auth.users, and their account is theirs
-- to delete. It deletes the caller and nobody else, and only from a session that was opened with the
-- password a moment ago: a device left unlocked, or a stolen token, is not enough. Every row of the
-- account goes with it by foreign key.

create function public.delete_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  session constant text := auth.jwt() ->> 'session_id';
begin
  if owner is null then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = session and s.user_id = owner and s.created_at > now() - interval '5 minutes'
  ) then
    raise exception using
      errcode = 'PT403', message = 'Please enter your password again.', hint = 'password';
  end if;
  delete from auth.users u where u.id = owner;
end
$$;

revoke execute on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
