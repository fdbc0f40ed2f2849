-- The forms' rules once more, told per field (PT422). Updates of other columns, such as a reorder of
-- thousands of positions, do not pay for them.

create function private.validate_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 500);
  perform private.limit_text('description', new.description, 10000);
  perform private.limit_text('notes', new.notes, 2000);
  perform private.require_choice('priority', new.priority, array['high', 'medium', 'low']);
  perform private.require_flag('completed', new.completed);
  perform private.require_flag('focused', new.focused);
  perform private.limit_instant('due_date', new.due_date);
  perform private.limit_instant('reminder_time', new.reminder_time);
  perform private.limit_instant('repeat_until', new.repeat_until);
  perform private.limit_instant('deleted_at', new.deleted_at);
  if new.duration is not null then
    perform private.require_number('duration', new.duration, 1, 525600);
  end if;
  if new.repeat_pattern is not null then
    perform private.require_choice(
      'repeat_pattern', new.repeat_pattern, array['daily', 'weekly', 'monthly', 'yearly']);
  end if;
  if new.repeat_interval is not null then
    perform private.require_number('repeat_interval', new.repeat_interval, 1, 999);
  end if;
  if new.reminder_time is not null and new.due_date is null then
    perform private.refuse('reminder_time', 'A reminder requires a due date.');
  end if;
  if new.reminder_time > new.due_date then
    perform private.refuse('reminder_time', 'A reminder cannot come after the due date.');
  end if;
  return new;
end
$$;

create function private.validate_position() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_number('position', new.position, 0, 1000000);
  return new;
end
$$;

create function private.validate_collection() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 500);
  perform private.limit_text('description', new.description, 10000);
  perform private.require_color('color', new.color);
  return new;
end
$$;

create function private.validate_completion() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.habit_id is null then
    perform private.refuse('habit_id', 'Choose a habit.');
  end if;
  if new.completed_at is null or not private.is_day(new.completed_at) then
    perform private.refuse('completed_at', 'Choose a day between 1970 and 2200.');
  end if;
  return new;
end
$$;

create function private.validate_time_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('task_name', new.task_name, 500);
  perform private.limit_text('notes', new.notes, 2000);
  if new.start_time is null then
    perform private.refuse('start_time', 'This field is required.');
  end if;
  perform private.limit_instant('start_time', new.start_time);
  perform private.limit_instant('end_time', new.end_time);
  if new.end_time < new.start_time then
    perform private.refuse('end_time', 'The end cannot come before the start.');
  end if;
  if new.duration is not null then
    perform private.require_number('duration', new.duration, 0, 2147483647);
  end if;
  return new;
end
$$;

create function private.validate_idea() returns trigger
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
  return new;
end
$$;

create function private.validate_learning() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('topic', new.topic, 500);
  perform private.limit_text('notes', new.notes, 200000);
  perform private.require_choice('subject', new.subject,
    array['programming', 'design', 'business', 'language', 'science', 'arts', 'health', 'other']);
  perform private.require_number('progress_percentage', new.progress_percentage, 0, 100);
  perform private.require_number('time_spent', new.time_spent, 0, 2147483647);
  perform private.limit_instant('last_studied', new.last_studied);
  return new;
end
$$;

create trigger e_validate before insert or update of
  title, description, notes, completed, priority, due_date, duration, reminder_time,
  repeat_pattern, repeat_interval, repeat_until, deleted_at, focused
  on public.tasks for each row execute function private.validate_task();
create trigger e_validate_position before insert or update of position
  on public.tasks for each row execute function private.validate_position();
create trigger e_validate_position before insert or update of position
  on public.projects for each row execute function private.validate_position();
create trigger e_validate before insert or update
  on public.projects for each row execute function private.validate_collection();
create trigger e_validate before insert or update
  on public.habits for each row execute function private.validate_collection();
create trigger e_validate before insert or update
  on public.habit_completions for each row execute function private.validate_completion();
create trigger e_validate before insert or update
  on public.time_sessions for each row execute function private.validate_time_session();
create trigger e_validate before insert or update
  on public.ideas for each row execute function private.validate_idea();
create trigger e_validate before insert or update
  on public.learning_progress for each row execute function private.validate_learning();

revoke execute on all functions in schema private from public;
