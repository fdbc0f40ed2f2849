export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

interface Task {
  id: string;
  title: string;
  description: string | null;
  notes: string | null;
  completed: boolean;
  priority: 'high' | 'medium' | 'low';
  due_date: string | null;
  duration: number | null;
  reminder_time: string | null;
  repeat_pattern: 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
  repeat_interval: number | null;
  repeat_until: string | null;
  project_id: string | null;
  parent_task_id: string | null;
  user_id: string;
  position: number;
  deleted_at: string | null;
  focused: boolean;
  created_at: string;
  updated_at: string;
  rev: number;
}

interface Project {
  id: string;
  title: string;
  description: string | null;
  color: string;
  user_id: string;
  position: number;
  created_at: string;
}

interface Loose {
  [column: string]: Json | undefined;
}

interface Table<Row> {
  Row: Row;
  Insert: { [K in keyof Row]?: Row[K] };
  Update: { [K in keyof Row]?: Row[K] };
  Relationships: [];
}

export interface Database {
  public: {
    Tables: {
      tasks: Table<{ [K in keyof Task]: Task[K] }>;
      projects: Table<{ [K in keyof Project]: Project[K] }>;
      habits: Table<Loose>;
      habit_completions: Table<Loose>;
      time_sessions: Table<Loose>;
      ideas: Table<Loose>;
      learning_progress: Table<Loose>;
    };
    Views: { [name in never]: never };
    Functions: {
      move_task: { Args: { task_id: string; new_index: number }; Returns: undefined };
      task_counts: { Args: never; Returns: Json };
      reorder_tasks: { Args: { ids: string[] }; Returns: undefined };
      empty_trash: { Args: { before: string; only_deleted?: boolean }; Returns: number };
      duplicate_project: { Args: { source_id: string; new_id: string }; Returns: Json };
      duplicate_task: {
        Args: { source_id: string; new_id: string; deep?: boolean };
        Returns: Json;
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
}
