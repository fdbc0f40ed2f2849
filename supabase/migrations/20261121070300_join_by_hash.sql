-- The statistics do not know a user who has come since they were made, so the planner expects one task of theirs and
-- compares each of 5,000 rows with each of 5,000 ids: 25 million comparisons, and the time limit of the statement.
-- Lists that a call brings along are joined by hash, whatever the statistics say.

alter function private.apply_changes(jsonb, uuid[]) set enable_nestloop = off;
alter function public.change_tasks(jsonb, jsonb, jsonb) set enable_nestloop = off;
alter function public.remove_tasks(uuid[]) set enable_nestloop = off;
