/** A value as it is kept. */
export interface StoredValue {
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  /** Version of its shape; 1 where it is absent, as it was before values had versions. */
  readonly version?: number;
  /** Of something set aside: where its parts lay. Absent when it is a whole value. */
  readonly paths?: readonly (readonly PropertyKey[])[];
}
