-- A habit that is deleted takes none of its days along: the weeks in which it was kept stay what they were. It keeps its
-- row and says on which day of the person it ended; what has ended is shown in the past only.

alter table public.habits
  add column ended_on date
  constraint habits_ended_on_check check (ended_on between date '1970-01-01' and date '2200-01-01');
