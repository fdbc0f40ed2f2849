/** What checks values of type T: a zod/mini schema, taken by its shape so that this library needs none of zod. */
export interface Schema<T> {
  readonly safeParse: (value: unknown) => Parsed<T>;
}

/** A value that fits, or where it does not. */
export type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error?: { readonly issues: readonly Issue[] } };

/** One place in which a value does not fit. */
interface Issue {
  readonly path: readonly PropertyKey[];
}

/**
 * Turns a value of version `from` into one of version `from + 1`, and never changes what it is given. Called step by
 * step until the value has the version of the definition. Keep fields you do not know: `{ ...value, added: 0 }`.
 */
export type Upgrade = (value: unknown, from: number) => unknown;

/** How a kept thing is read: its version, its check, and the way up from older versions. */
export interface Shape<T> {
  /** Grows with every change of the shape that an older page could not read. What bears no version has 1. */
  readonly version: number;
  readonly schema: Schema<T>;
  readonly upgrade?: Upgrade;
}
