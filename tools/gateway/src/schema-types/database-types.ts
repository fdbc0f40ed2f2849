import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Backend } from '../backend';
import { readSchema } from './read-schema';
import { writeTypes } from './write-types';

/** Where the generated types live. */
export const TYPES_PATH = fileURLToPath(
  new URL('../../../../libs/data/supabase/src/database.types.ts', import.meta.url),
);

/** The text the types file should have for the schema behind this query function. */
export async function databaseTypes(query: Backend['query']): Promise<string> {
  const config = await resolveConfig(TYPES_PATH);
  return format(writeTypes(await readSchema(query)), { ...config, filepath: TYPES_PATH });
}

/** The text the types file has. */
export function currentTypes(): Promise<string> {
  return readFile(TYPES_PATH, 'utf8');
}
