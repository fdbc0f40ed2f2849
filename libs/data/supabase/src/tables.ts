import type { Database } from './database.types';

type PublicTables = Database['public']['Tables'];

/** Name of a table of our schema. */
export type TableName = keyof PublicTables;
/** A row as it is read. */
export type Tables<Name extends TableName> = PublicTables[Name]['Row'];
/** A row as it is inserted. */
export type TablesInsert<Name extends TableName> = PublicTables[Name]['Insert'];
/** The columns of an update. */
export type TablesUpdate<Name extends TableName> = PublicTables[Name]['Update'];
