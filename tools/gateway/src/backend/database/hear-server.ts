import { createPostgresConnection } from '@supabase/lite/postgres';

/** A connection that only listens would never notice that nobody is at its other end. */
const LOOK_MS = 30_000;
const ANSWER_MS = 10_000;

/** Listens to a channel of a PostgreSQL server, on a connection of its own. */
export async function hearServer(
  url: string,
  channel: string,
  hear: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const { driver } = createPostgresConnection({
    url,
    postgresOptions: {
      max: 1,
      connect_timeout: 10,
      idle_timeout: 0,
      max_lifetime: null,
      fetch_types: false,
      onnotice: () => undefined,
      connection: { application_name: 'plainday live' },
      // Of the driver, though its types leave them out.
      ...{ onnotify: (_channel: string, payload: string) => hear(payload) },
      onclose: onLost,
    },
  });
  let late: NodeJS.Timeout | undefined;
  function look(): void {
    late = setTimeout(onLost, ANSWER_MS);
    driver.unsafe('select 1').then(
      () => clearTimeout(late),
      () => onLost(),
    );
  }
  const looking = setInterval(look, LOOK_MS);
  async function end(): Promise<void> {
    clearInterval(looking);
    clearTimeout(late);
    await driver.end({ timeout: 0 });
  }
  try {
    await driver.unsafe(`listen ${channel}`);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
