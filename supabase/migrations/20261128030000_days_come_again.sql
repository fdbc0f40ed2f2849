-- A series has one occurrence a date. One that counts from the day it was done may come to a date that an earlier one
-- had, when that was done before it was due: the earlier one gives the date up, or the series would end without a word.
create or replace function private.insert_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  new_id constant uuid := (next ->> 'id')::uuid;
  due constant timestamptz := (next ->> 'due_date')::timestamptz;
  occurrence uuid;
begin
  perform private.open_books(true);
  perform set_config('plainday.by_itself', 'on', true);
  update public.tasks t set series_due = null
    from public.tasks source
    where source.id = (next ->> 'source_id')::uuid and source.user_id = owner
      and source.repeat_from = 'completion'
      and t.user_id = owner and t.series_id = source.series_id and t.series_due = due
      and t.completed and t.completed_at <= coalesce(source.completed_at, now())
      -- The same tick, sent once more.
      and not exists (select from public.tasks made where made.id = new_id and made.user_id = owner);
  occurrence := private.write_occurrence(next);
  perform set_config('plainday.by_itself', '', true);
  perform private.open_books(false);
  return occurrence;
end
$$;
alter function private.insert_occurrence(jsonb) set enable_seqscan = off;
