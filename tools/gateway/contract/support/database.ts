import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@plainday/data-supabase';

export type Db = SupabaseClient<Database>;
export type TableName = keyof Database['public']['Tables'];
export type Row<Name extends TableName> = Database['public']['Tables'][Name]['Row'];

export const TABLES: TableName[] = [
  'tasks',
  'projects',
  'habits',
  'habit_completions',
  'time_sessions',
  'ideas',
  'learning_progress',
  'calendar_subscriptions',
  'filters',
];
