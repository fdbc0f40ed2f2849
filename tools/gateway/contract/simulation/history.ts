import type { Sql } from 'postgres';

/** Something that happened to a task or a project in the database. */
export interface Happening {
  readonly kind: 'tasks' | 'projects';
  readonly op: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly id: string;
  readonly parent_task_id: string | null;
  readonly project_id: string | null;
  /** The transaction. */
  readonly xid: string;
  /** The function that was called; null for a plain write. */
  readonly call: string | null;
}
/** In the order in which it happened. */
export type History = readonly Happening[];

/** Lets the database write down what happens to tasks and projects, whoever does it. */
export async function keepHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema simulation;
    create table simulation.history (
      at bigint generated always as identity, kind text, op text, id uuid, parent_task_id uuid,
      project_id uuid, xid text, call text);
    create function simulation.note() returns trigger
    language plpgsql security definer set search_path = '' as $$
    declare
      met constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
    begin
      insert into simulation.history (kind, op, id, parent_task_id, project_id, xid, call)
        values (tg_table_name, tg_op, (met ->> 'id')::uuid, (met ->> 'parent_task_id')::uuid,
          (met ->> 'project_id')::uuid, pg_catalog.pg_current_xact_id()::text,
          substring(current_query() from 'duplicate_[a-z]+|take_back_[a-z]+|restore_project'));
      return null;
    end $$;
    create trigger z_simulation after insert or update or delete on public.tasks
      for each row execute function simulation.note();
    create trigger z_simulation after insert or update or delete on public.projects
      for each row execute function simulation.note();`);
}

export function readHistory(sql: Sql): Promise<History> {
  return sql<Happening[]>`select * from simulation.history order by at`;
}
