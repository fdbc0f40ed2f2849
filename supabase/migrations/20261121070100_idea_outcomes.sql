-- What became of an idea when it was decided upon: a task, a goal, or out of sight. No foreign key: the
-- idea was decided even when its task is long done and gone.

alter table public.ideas
  add column outcome text check (outcome in ('task', 'goal', 'archived')),
  add column outcome_id uuid;

create or replace function private.validate_idea() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 500);
  perform private.limit_text('content', new.content, 20000);
  if new.tags is null or array_position(new.tags, null) is not null
    or cardinality(new.tags) > 20 or char_length(array_to_string(new.tags, '', '')) > 1000 then
    perform private.refuse('tags', 'At most 20 tags and 1000 characters are allowed.');
  end if;
  perform private.require_choice('category', new.category,
    array['general', 'business', 'creative', 'technical', 'personal', 'innovation']);
  perform private.require_choice('priority', new.priority, array['high', 'medium', 'low']);
  perform private.require_choice('status', new.status, array['captured', 'starred']);
  if new.outcome is not null then
    perform private.require_choice('outcome', new.outcome, array['task', 'goal', 'archived']);
  end if;
  return new;
end
$$;
