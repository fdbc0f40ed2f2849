import type { ChildProcess } from 'node:child_process';
import type postgres from 'postgres';

const WAITING = `from pg_locks where locktype = 'advisory' and not granted`;

/**
 * Whoever is about to put rows into this database without its triggers waits, until the returned function ends what
 * waits and lets others go on.
 */
export async function holdRows(owner: postgres.Sql): Promise<() => Promise<void>> {
  await owner.unsafe(`
    select pg_advisory_lock(1);
    create function public.hold() returns event_trigger language plpgsql
      as $$ begin
        if current_query() like 'alter table % disable trigger %' then
          perform pg_advisory_xact_lock(1);
        end if;
      end $$;
    create event trigger hold on ddl_command_start when tag in ('ALTER TABLE')
      execute function public.hold()`);
  return async () => {
    await owner.unsafe(`
      select pg_terminate_backend(pid, 10000) ${WAITING};
      drop event trigger hold;
      drop function public.hold();
      select pg_advisory_unlock(1)`);
  };
}

/** Waits until a program waits, or has ended without; true where it waits. */
export async function untilHeld(owner: postgres.Sql, program: ChildProcess): Promise<boolean> {
  while (program.exitCode === null) {
    if ((await owner.unsafe(`select ${WAITING}`)).length > 0) return true;
  }
  return false;
}
