// Made from the live schema by tools/scripts/generate-database-types.ts. Do not edit.

/** A JSON value as PostgREST takes and gives it. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The schema `public`: tables, columns and functions, as supabase-js expects them. */
export type Database = {
  public: {
    Tables: {
      calendar_subscriptions: {
        Row: {
          address: string;
          color: string;
          created_at: string;
          id: string;
          is_shown: boolean;
          name: string;
          user_id: string;
        };
        Insert: {
          address: string;
          color?: string;
          created_at?: string;
          id?: string;
          is_shown?: boolean;
          name: string;
          user_id?: string;
        };
        Update: {
          address?: string;
          color?: string;
          created_at?: string;
          id?: string;
          is_shown?: boolean;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      filters: {
        Row: {
          created_at: string;
          expression: string;
          id: string;
          position: number;
          title: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          expression: string;
          id?: string;
          position?: number;
          title: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          expression?: string;
          id?: string;
          position?: number;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      habit_completions: {
        Row: { completed_at: string; habit_id: string; id: string; user_id: string };
        Insert: { completed_at: string; habit_id: string; id?: string; user_id?: string };
        Update: { completed_at?: string; habit_id?: string; id?: string; user_id?: string };
        Relationships: [
          {
            foreignKeyName: 'habit_completions_habit_fk';
            columns: ['habit_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'habits';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      habits: {
        Row: {
          color: string;
          created_at: string;
          description: string | null;
          ended_on: string | null;
          id: string;
          title: string;
          user_id: string;
        };
        Insert: {
          color?: string;
          created_at?: string;
          description?: string | null;
          ended_on?: string | null;
          id?: string;
          title: string;
          user_id?: string;
        };
        Update: {
          color?: string;
          created_at?: string;
          description?: string | null;
          ended_on?: string | null;
          id?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      ideas: {
        Row: {
          category: 'general' | 'business' | 'creative' | 'technical' | 'personal' | 'innovation';
          content: string | null;
          created_at: string;
          id: string;
          outcome: 'task' | 'goal' | 'archived' | null;
          outcome_id: string | null;
          priority: 'high' | 'medium' | 'low';
          status: 'captured' | 'starred';
          tags: string[];
          title: string;
          user_id: string;
        };
        Insert: {
          category?: 'general' | 'business' | 'creative' | 'technical' | 'personal' | 'innovation';
          content?: string | null;
          created_at?: string;
          id?: string;
          outcome?: 'task' | 'goal' | 'archived' | null;
          outcome_id?: string | null;
          priority?: 'high' | 'medium' | 'low';
          status?: 'captured' | 'starred';
          tags?: string[];
          title: string;
          user_id?: string;
        };
        Update: {
          category?: 'general' | 'business' | 'creative' | 'technical' | 'personal' | 'innovation';
          content?: string | null;
          created_at?: string;
          id?: string;
          outcome?: 'task' | 'goal' | 'archived' | null;
          outcome_id?: string | null;
          priority?: 'high' | 'medium' | 'low';
          status?: 'captured' | 'starred';
          tags?: string[];
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      learning_progress: {
        Row: {
          created_at: string;
          id: string;
          last_studied: string | null;
          notes: string | null;
          progress_percentage: number;
          session_ids: string[];
          subject:
            | 'programming'
            | 'design'
            | 'business'
            | 'language'
            | 'science'
            | 'arts'
            | 'health'
            | 'other';
          time_spent: number;
          topic: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          last_studied?: string | null;
          notes?: string | null;
          progress_percentage?: number;
          session_ids?: string[];
          subject?:
            | 'programming'
            | 'design'
            | 'business'
            | 'language'
            | 'science'
            | 'arts'
            | 'health'
            | 'other';
          time_spent?: number;
          topic: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_studied?: string | null;
          notes?: string | null;
          progress_percentage?: number;
          session_ids?: string[];
          subject?:
            | 'programming'
            | 'design'
            | 'business'
            | 'language'
            | 'science'
            | 'arts'
            | 'health'
            | 'other';
          time_spent?: number;
          topic?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      projects: {
        Row: {
          color: string;
          created_at: string;
          description: string | null;
          id: string;
          position: number;
          title: string;
          user_id: string;
        };
        Insert: {
          color?: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          position?: number;
          title: string;
          user_id?: string;
        };
        Update: {
          color?: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          position?: number;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      tasks: {
        Row: {
          completed: boolean;
          completed_at: string | null;
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          due_date: string | null;
          due_day: string | null;
          duration: number | null;
          focused: boolean;
          id: string;
          left_project_at: string | null;
          left_project_id: string | null;
          notes: string | null;
          parent_task_id: string | null;
          position: number;
          priority: 'high' | 'medium' | 'low';
          project_id: string | null;
          reminder_time: string | null;
          repeat_anchor_day: number | null;
          repeat_from: 'due' | 'completion' | null;
          repeat_interval: number | null;
          repeat_left: number | null;
          repeat_pattern: 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
          repeat_rule: string | null;
          repeat_until: string | null;
          rev: number;
          series_due: string | null;
          series_id: string | null;
          tags: string[] | null;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          due_date?: string | null;
          due_day?: string | null;
          duration?: number | null;
          focused?: boolean;
          id?: string;
          left_project_at?: string | null;
          left_project_id?: string | null;
          notes?: string | null;
          parent_task_id?: string | null;
          position?: number;
          priority?: 'high' | 'medium' | 'low';
          project_id?: string | null;
          reminder_time?: string | null;
          repeat_anchor_day?: number | null;
          repeat_from?: 'due' | 'completion' | null;
          repeat_interval?: number | null;
          repeat_left?: number | null;
          repeat_pattern?: 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
          repeat_rule?: string | null;
          repeat_until?: string | null;
          rev?: number;
          series_due?: string | null;
          series_id?: string | null;
          tags?: string[] | null;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          due_date?: string | null;
          due_day?: string | null;
          duration?: number | null;
          focused?: boolean;
          id?: string;
          left_project_at?: string | null;
          left_project_id?: string | null;
          notes?: string | null;
          parent_task_id?: string | null;
          position?: number;
          priority?: 'high' | 'medium' | 'low';
          project_id?: string | null;
          reminder_time?: string | null;
          repeat_anchor_day?: number | null;
          repeat_from?: 'due' | 'completion' | null;
          repeat_interval?: number | null;
          repeat_left?: number | null;
          repeat_pattern?: 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
          repeat_rule?: string | null;
          repeat_until?: string | null;
          rev?: number;
          series_due?: string | null;
          series_id?: string | null;
          tags?: string[] | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_parent_fk';
            columns: ['parent_task_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id', 'user_id'];
          },
          {
            foreignKeyName: 'tasks_project_fk';
            columns: ['project_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      time_sessions: {
        Row: {
          duration: number | null;
          end_time: string | null;
          id: string;
          left_project_id: string | null;
          notes: string | null;
          project_id: string | null;
          start_time: string;
          task_id: string | null;
          task_name: string;
          user_id: string;
        };
        Insert: {
          duration?: number | null;
          end_time?: string | null;
          id?: string;
          left_project_id?: string | null;
          notes?: string | null;
          project_id?: string | null;
          start_time: string;
          task_id?: string | null;
          task_name: string;
          user_id?: string;
        };
        Update: {
          duration?: number | null;
          end_time?: string | null;
          id?: string;
          left_project_id?: string | null;
          notes?: string | null;
          project_id?: string | null;
          start_time?: string;
          task_id?: string | null;
          task_name?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_sessions_project_fk';
            columns: ['project_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id', 'user_id'];
          },
          {
            foreignKeyName: 'time_sessions_task_fk';
            columns: ['task_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'tasks';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      add_tasks: {
        Args: { tasks: Json };
        Returns: Json;
      };
      answer_push: {
        Args: { key: string; answer: string };
        Returns: boolean;
      };
      calendar_feed: {
        Args: never;
        Returns: {
          address: string;
          time_zone: string;
          made_at: string;
          read_at: string;
          read_by: string;
        }[];
      };
      change_push: {
        Args: { device: string; is_on: boolean };
        Returns: Json;
      };
      change_tasks: {
        Args: { changes: Json; occurrences?: Json; withdrawn?: Json };
        Returns: Json;
      };
      claim_pushes: {
        Args: { at?: string; most?: number; by_mail?: boolean };
        Returns: {
          subscription_id: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          address: string;
          time_zone: string;
          task_id: string;
          remind_at: string;
          kind: string;
          answer_key: string;
          title: string;
          due_date: string;
          due_day: string;
          project_id: string;
          project: string;
          parent: string;
          is_plain: boolean;
          notice: Json;
          first_claimed_at: string;
        }[];
      };
      coming_pushes: {
        Args: { at?: string };
        Returns: { p256dh: string; auth: string }[];
      };
      delete_account: {
        Args: never;
        Returns: undefined;
      };
      duplicate_project: {
        Args: { source_id: string; new_id: string; deep?: boolean };
        Returns: Database['public']['Tables']['projects']['Row'];
        SetofOptions: { from: '*'; to: 'projects'; isOneToOne: true; isSetofReturn: false };
      };
      duplicate_task: {
        Args: { source_id: string; new_id: string; deep?: boolean };
        Returns: Database['public']['Tables']['tasks']['Row'];
        SetofOptions: { from: '*'; to: 'tasks'; isOneToOne: true; isSetofReturn: false };
      };
      empty_trash: {
        Args: { before: string; only_deleted?: boolean };
        Returns: number;
      };
      end_calendar_feed: {
        Args: never;
        Returns: undefined;
      };
      end_push: {
        Args: { device: string };
        Returns: Json;
      };
      end_push_mail: {
        Args: { device: string };
        Returns: undefined;
      };
      end_session: {
        Args: { session: string };
        Returns: undefined;
      };
      list_sessions: {
        Args: never;
        Returns: {
          id: string;
          user_agent: string;
          opened_at: string;
          used_at: string;
          is_current: boolean;
        }[];
      };
      log_session: {
        Args: {
          goal_id: string;
          session_id: string;
          day: string;
          minutes: number;
          note: string;
          studied_at: string;
        };
        Returns: Database['public']['Tables']['learning_progress']['Row'];
        SetofOptions: {
          from: '*';
          to: 'learning_progress';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      move_task: {
        Args: { task_id: string; new_index: number };
        Returns: number;
      };
      open_calendar_feed: {
        Args: { zone: string; renewed?: boolean };
        Returns: {
          address: string;
          time_zone: string;
          made_at: string;
          read_at: string;
          read_by: string;
        }[];
      };
      open_push: {
        Args: { endpoint: string; p256dh: string; auth: string; zone: string };
        Returns: Json;
      };
      open_sender: {
        Args: { key: string; mails: boolean };
        Returns: undefined;
      };
      place_project: {
        Args: { project_id: string; after_ids: string[]; before_ids: string[] };
        Returns: Json;
      };
      place_task: {
        Args: { task_id: string; after_ids: string[]; before_ids: string[] };
        Returns: Json;
      };
      push_state: {
        Args: never;
        Returns: Json;
      };
      read_calendar_feed: {
        Args: { asked: string; reader: string };
        Returns: Json;
      };
      remove_seen_tasks: {
        Args: { seen: Json };
        Returns: Json;
      };
      remove_tasks: {
        Args: { ids: string[] };
        Returns: number;
      };
      reorder_projects: {
        Args: { ids: string[] };
        Returns: number;
      };
      reorder_tasks: {
        Args: { ids: string[] };
        Returns: number;
      };
      restore_project: {
        Args: {
          project_id: string;
          title: string;
          description: string;
          color: string;
          place: number;
          created_at: string;
        };
        Returns: Database['public']['Tables']['projects']['Row'];
        SetofOptions: { from: '*'; to: 'projects'; isOneToOne: true; isSetofReturn: false };
      };
      restore_rows: {
        Args: { table_name: string; rows: Json; overwrite: boolean };
        Returns: number;
      };
      seconds_to_push: {
        Args: never;
        Returns: number;
      };
      set_push_mail: {
        Args: { is_on: boolean; zone: string };
        Returns: Json;
      };
      set_push_quiet: {
        Args: { quiet_from: number; quiet_until: number; days_off: number; zone: string };
        Returns: Json;
      };
      set_push_summary: {
        Args: { summary_at: number; zone: string };
        Returns: Json;
      };
      set_push_timers: {
        Args: { timers: Json };
        Returns: undefined;
      };
      settle_pushes: {
        Args: { outcomes: Json; at?: string };
        Returns: undefined;
      };
      take_back_copies: {
        Args: { copy_id: string };
        Returns: number;
      };
      take_back_session: {
        Args: {
          goal_id: string;
          session_id: string;
          day: string;
          minutes: number;
          note: string;
          studied_at: string;
          studied_before?: string;
        };
        Returns: Database['public']['Tables']['learning_progress']['Row'];
        SetofOptions: {
          from: '*';
          to: 'learning_progress';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      take_back_task: {
        Args: { copy_id: string };
        Returns: boolean;
      };
      task_counts: {
        Args: never;
        Returns: Json;
      };
      task_stats: {
        Args: { days: string[] };
        Returns: Json;
      };
      test_push: {
        Args: never;
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
