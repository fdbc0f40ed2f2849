import { useEffect, useState } from 'react';
import { manageAccount, type AccountTools, type AuthResult } from '@plainday/auth-session';
import { problemOf } from '@plainday/auth-session/rules';
import { focusFirstInvalid, useTyped } from '@plainday/ui-patterns';

type Schema = Parameters<typeof problemOf>[0];
type Refused<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface Options<Field extends string> {
  /** Keeps what is typed under this name; absent where a password is typed. */
  readonly draft?: string;
  readonly initial: Readonly<Record<Field, string>>;
  /** What each field must be. */
  readonly rules: Readonly<Record<Field, Schema>>;
  readonly send: (
    tools: AccountTools,
    values: Readonly<Record<Field, string>>,
  ) => Promise<AuthResult>;
  /** The field that an error of the server is about, by its code; others stand below the form. */
  readonly about?: Readonly<Partial<Record<string, Field>>>;
  readonly onDone: (values: Readonly<Record<Field, string>>) => void;
}

/** A form that changes the account: values, one message a field, what the server says, and whether it is on its way. */
export function useAccountForm<Field extends string>(options: Options<Field>) {
  const { draft = null, initial, rules, send, about = {}, onDone } = options;
  const typed = useTyped(draft, initial);
  const { values } = typed;
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused<Field> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const names = Object.keys(rules) as Field[];
  const problem = (name: Field) => problemOf(rules[name], values[name]);

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(document);
  }, [refusals]);

  async function submit(): Promise<void> {
    setTried(true);
    setFailure(null);
    setRefused(null);
    if (busy || names.some((name) => problem(name) !== null)) return;
    setBusy(true);
    try {
      const { error } = await send(await manageAccount(), values);
      const field = error && about[error.code];
      if (field) {
        setRefused({ [field]: error.message } as Refused<Field>);
        setRefusals((count) => count + 1);
      } else if (error) setFailure(error.message);
      else {
        typed.finish();
        onDone(values);
      }
    } catch {
      setFailure('This part of the app could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    submit,
    /** It is given up. */
    finish: typed.finish,
    errorOf: (name: Field) => refused?.[name] ?? (tried ? problem(name) : null),
    /** Value and change handler of a field. */
    field: (name: Field) => ({
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        typed.set({ [name]: value } as Partial<Record<Field, string>>);
        setRefused(null);
      },
    }),
  };
}
