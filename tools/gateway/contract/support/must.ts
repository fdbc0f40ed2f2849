interface Result {
  data: unknown;
  error: Failure | null;
}

/** What supabase-js makes of a refusal. */
export interface Failure {
  code: string;
  message: string;
  hint: string | null;
}

/** The data of a call that must succeed. */
export async function must<R extends Result>(
  call: PromiseLike<R>,
): Promise<NonNullable<R['data']>> {
  const { data, error } = await call;
  if (error !== null) {
    throw new Error(`${error.code}: ${error.message} (${error.hint ?? ''})`);
  }
  return data as NonNullable<R['data']>;
}

/** The error of a call that must be refused. */
export async function mustFail(call: PromiseLike<Result>): Promise<Failure> {
  const { error } = await call;
  if (error === null) {
    throw new Error('The call should have been refused.');
  }
  return error;
}
