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
  readonly kind: 'reminder' | 'snoozed' | 'test' | 'timer' | 'summary';
  readonly answer_key: string;
  readonly title: string | null;
  readonly due_date: string | null;
  readonly due_day: string | null;
  readonly project_id: string | null;
  readonly project: string | null;
  readonly parent: string | null;
  /** Neither repeats nor has subtasks: ticking it is one change of one row. */
  readonly is_plain: boolean;
  /** Of a timer or a summary; null of all else. */
  readonly notice: DueTimer | DueSummary | null;
  /** Also where it was claimed before: what was claimed together is told together, also when it is sent again. */
  readonly first_claimed_at: string;
}

/** A countdown of the device that has ended. */
export interface DueTimer {
  /** The module that it belongs to. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
}

/** How many tasks are open. */
export interface DueSummary {
  readonly today: number;
  /** Due on days before. */
  readonly earlier: number;
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

/** What a push says, sealed; the worker of the shell shows it (`apps/shell/src/offline/worker/pushed.ts`). */
export type PushedMessage =
  | { readonly kind: 'test'; readonly at: string }
  | {
      readonly kind: 'reminder';
      /** The task. */
      readonly id: string;
      readonly title: string;
      /** When it reminds: the same reminder may be pushed twice, and is shown once. */
      readonly at: string;
      readonly due: string | null;
      readonly day: string | null;
      /** Parent and project, in words. */
      readonly of: string;
      readonly project: string | null;
      /** Answers this reminder without a session. */
      readonly key: string;
      /** Ticking it is one change of one row; all else is done by a page. */
      readonly plain: boolean;
    }
  | {
      /** Of no task: it opens a page. */
      readonly kind: 'notice';
      readonly title: string;
      readonly body: string;
      /** One replaces another of the same name. */
      readonly tag: string;
      /** When it was due. */
      readonly at: string;
      readonly page: string;
    }
  | { readonly kind: 'several'; readonly count: number; readonly titles: readonly string[] };

/** One push to one device, and the reminders that it tells of. */
export interface Push {
  readonly device: Pick<DuePush, 'subscription_id' | 'endpoint' | 'p256dh' | 'auth'>;
  /** The origin that its endpoint names; null where that is no address. */
  readonly service: string | null;
  readonly keys: readonly string[];
  readonly topic: string;
  readonly message: PushedMessage;
}
