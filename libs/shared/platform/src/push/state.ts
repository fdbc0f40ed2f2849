/** A device of the person, as the database tells of it. Instants are ISO text. */
export interface PushDevice {
  readonly id: string;
  readonly user_agent: string | null;
  readonly is_on: boolean;
  readonly is_current: boolean;
  readonly reached_at: string | null;
  /** Since when it has not been reached. */
  readonly failed_at: string | null;
  /** Told to the device itself. */
  readonly endpoint: string | null;
}

/** Which devices reminders reach, and when they stay quiet. */
export interface PushState {
  /** What senders sign with; null where this server sends nothing. */
  readonly key: string | null;
  /** Whether reminders also come by e-mail; null where this server sends none. */
  readonly mail: boolean | null;
  /** Minutes of the day; both null while there are no quiet hours. */
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  /** A bit for each day, Monday the lowest. */
  readonly days_off: number;
  /** Minutes of the day at which a summary comes; null without one. */
  readonly summary_at: number | null;
  readonly devices: readonly PushDevice[];
}
