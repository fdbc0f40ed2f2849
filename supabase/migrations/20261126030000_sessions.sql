-- Where somebody is signed in, and the end of one such session. Both run as their owner, for people cannot
-- reach the schema auth; they tell and end sessions of the caller and of nobody else. A session that was
-- ended because a used refresh token came back is not listed: the auth server has revoked its tokens.

create function public.list_sessions()
returns table (
  id uuid,
  user_agent text,
  opened_at timestamptz,
  used_at timestamptz,
  is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.user_agent, s.created_at, greatest(s.created_at, s.updated_at),
      coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions s
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
      and coalesce(
        (select not bool_and(r.revoked) from auth.refresh_tokens r where r.session_id = s.id), true)
    order by 5 desc, 4 desc, 1
    limit 100
$$;

create function public.end_session(session uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  delete from auth.sessions s where s.id = session and s.user_id = auth.uid();
end
$$;

revoke execute on function public.list_sessions() from public, anon;
revoke execute on function public.end_session(uuid) from public, anon;
grant execute on function public.list_sessions() to authenticated;
grant execute on function public.end_session(uuid) to authenticated;
