-- The seven tables of the specification. Every row has one owner; every reference between tables
-- carries the owner too, because foreign keys see past row level security.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (not private.is_blank(title) and char_length(title) <= 500),
  description text check (char_length(description) <= 10000),
  color text not null default '#3B82F6' check (private.is_color(color)),
  position integer not null default 0 check (position between 0 and 1000000),
  created_at timestamptz not null default now(),
  constraint projects_id_user_key unique (id, user_id)
);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (not private.is_blank(title) and char_length(title) <= 500),
  description text check (char_length(description) <= 10000),
  notes text check (char_length(notes) <= 2000),
  completed boolean not null default false,
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  due_date timestamptz check (private.is_instant(due_date)),
  duration integer check (duration between 1 and 525600),
  reminder_time timestamptz check (private.is_instant(reminder_time)),
  repeat_pattern text check (repeat_pattern in ('daily', 'weekly', 'monthly', 'yearly')),
  repeat_interval integer default 1 check (repeat_interval between 1 and 999),
  repeat_until timestamptz check (private.is_instant(repeat_until)),
  project_id uuid,
  parent_task_id uuid,
  position integer not null default 0 check (position between 0 and 1000000),
  deleted_at timestamptz check (private.is_instant(deleted_at)),
  focused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rev integer not null default 0,
  constraint tasks_id_user_key unique (id, user_id),
  constraint tasks_reminder_check
    check (reminder_time is null or (due_date is not null and reminder_time <= due_date)),
  constraint tasks_parent_check check (parent_task_id <> id),
  constraint tasks_project_fk foreign key (project_id, user_id)
    references public.projects (id, user_id) on delete set null (project_id),
  constraint tasks_parent_fk foreign key (parent_task_id, user_id)
    references public.tasks (id, user_id) on delete cascade
);

create table public.habits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (not private.is_blank(title) and char_length(title) <= 500),
  description text check (char_length(description) <= 10000),
  color text not null default '#3B82F6' check (private.is_color(color)),
  created_at timestamptz not null default now(),
  constraint habits_id_user_key unique (id, user_id)
);

create table public.habit_completions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  completed_at date not null check (private.is_day(completed_at)),
  constraint habit_completions_day_key unique (habit_id, user_id, completed_at),
  constraint habit_completions_habit_fk foreign key (habit_id, user_id)
    references public.habits (id, user_id) on delete cascade
);

create table public.time_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  task_name text not null check (not private.is_blank(task_name) and char_length(task_name) <= 500),
  project_id uuid,
  task_id uuid,
  start_time timestamptz not null check (private.is_instant(start_time)),
  end_time timestamptz check (private.is_instant(end_time)),
  duration integer check (duration >= 0),
  notes text check (char_length(notes) <= 2000),
  constraint time_sessions_order_check check (end_time >= start_time),
  constraint time_sessions_project_fk foreign key (project_id, user_id)
    references public.projects (id, user_id) on delete set null (project_id),
  constraint time_sessions_task_fk foreign key (task_id, user_id)
    references public.tasks (id, user_id) on delete set null (task_id)
);

create table public.ideas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (not private.is_blank(title) and char_length(title) <= 500),
  content text check (char_length(content) <= 20000),
  tags text[] not null default '{}'
    check (cardinality(tags) <= 20 and char_length(array_to_string(tags, '', '')) <= 1000),
  category text not null default 'general'
    check (category in ('general', 'business', 'creative', 'technical', 'personal', 'innovation')),
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  status text not null default 'captured' check (status in ('captured', 'starred')),
  created_at timestamptz not null default now()
);

create table public.learning_progress (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  topic text not null check (not private.is_blank(topic) and char_length(topic) <= 500),
  subject text not null default 'other' check (
    subject in
      ('programming', 'design', 'business', 'language', 'science', 'arts', 'health', 'other')
  ),
  progress_percentage integer not null default 0 check (progress_percentage between 0 and 100),
  time_spent integer not null default 0 check (time_spent >= 0),
  notes text check (char_length(notes) <= 200000),
  last_studied timestamptz check (private.is_instant(last_studied)),
  created_at timestamptz not null default now()
);

-- One index for each list in its order, led by the owner, and one for each foreign key.
create index tasks_list_idx on public.tasks (user_id, position, created_at desc, id);
create index tasks_trash_idx on public.tasks (user_id, deleted_at) where deleted_at is not null;
create index tasks_project_idx on public.tasks (project_id, user_id);
create index tasks_parent_idx on public.tasks (parent_task_id, user_id);
create index projects_list_idx on public.projects (user_id, position, id);
create index habits_list_idx on public.habits (user_id, created_at desc, id);
create index habit_completions_list_idx on public.habit_completions (user_id, completed_at, id);
create index time_sessions_list_idx on public.time_sessions (user_id, start_time desc, id);
create index time_sessions_project_idx on public.time_sessions (project_id, user_id);
create index time_sessions_task_idx on public.time_sessions (task_id, user_id);
create index ideas_list_idx on public.ideas (user_id, created_at desc, id);
create index learning_progress_list_idx
  on public.learning_progress (user_id, last_studied desc nulls last, id);
