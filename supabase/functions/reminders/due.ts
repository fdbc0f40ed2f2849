/** A reminder for a device or an address, as `claim_pushes` answers it. Instants are ISO text. */
export interface DuePush {
  readonly subscription_id: string;
  readonly endpoint: string;
  /** Keys of a browser; null where it goes by e-mail. */
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Where it goes by e-mail. */
  readonly address: string | null;
  readonly time_zone: string | null;
  readonly task_id: string;
  readonly remind_at: string;
  readonly kind: 'reminder' | 'snoozed' | 'test';
  readonly answer_key: string;
  readonly title: string | null;
  readonly due_date: string | null;
  readonly due_day: string | null;
  readonly project_id: string | null;
  readonly project: string | null;
  readonly parent: string | null;
  /** Neither repeats nor has subtasks: ticking it is one change of one row. */
  readonly is_plain: boolean;
}

/** What came of a push or of a mail, as `settle_pushes` takes it. */
export interface Outcome {
  readonly subscription: string;
  /** The answer keys of the reminders that it told of. */
  readonly keys: readonly string[];
  readonly state: 'sent' | 'gone' | 'refused' | 'wait';
  /** Seconds. */
  readonly wait?: number;
}

/** What the worker of the shell shows; `apps/shell/src/offline/worker/pushed.ts` reads it. */
export type PushedMessage =
  | { readonly kind: 'test'; readonly at: string }
  | {
      readonly kind: 'reminder';
      readonly id: string;
      readonly title: string;
      readonly at: string;
      readonly due: string | null;
      readonly day: string | null;
      /** Parent and project. */
      readonly of: string;
      readonly project: string | null;
      readonly key: string;
      readonly plain: boolean;
    }
  | { readonly kind: 'several'; readonly count: number; readonly titles: readonly string[] };

/** One push to one device, and the reminders that it tells of. */
export interface Push {
  readonly device: Pick<DuePush, 'subscription_id' | 'endpoint' | 'p256dh' | 'auth'>;
  readonly keys: readonly string[];
  readonly topic: string;
  readonly message: PushedMessage;
}
