-- Where nothing is known of a table yet, the planner expects one row of each index that fits, and takes the newest.
-- For subtasks that was one that knows the owner alone, so each of 5,000 tasks looked at 5,000 rows; in PGlite, which
-- gathers no statistics, for good. The index that leads to subtasks is made anew, as the newest.

drop index public.tasks_parent_idx;
create index tasks_parent_idx on public.tasks (parent_task_id, user_id);
