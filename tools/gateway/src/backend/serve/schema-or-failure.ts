import type { Connection } from '@supabase/lite';
import { lastComplaint, noteAsked } from './quiet-console';

/**
 * Lets a connection of the REST server fail where the schema cannot be read. The library says so to the console alone,
 * and goes on as if there were no table: a write in the moment in which the database went away would be answered with
 * 404, and what is answered so is not sent again.
 */
export function failWithoutSchema(connection: Connection): void {
  const read = connection.introspect.bind(connection);
  connection.introspect = async (options) => {
    const schema = await read(options);
    if (schema.tables.length > 0) return schema;
    noteAsked();
    const code = lastComplaint();
    throw Object.assign(
      new Error('The schema could not be read.'),
      code === undefined ? {} : { code },
    );
  };
}
