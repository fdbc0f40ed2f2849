import { useEffect, useId, useState } from 'react';
import { focusFirstInvalid } from '../focus/first-invalid';
import { useTyped } from './typed/use-typed';

/** Errors by the name of their field. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** As much of a zod schema as a form needs, so that no form pulls zod in by itself. */
export interface FormSchema<Values> {
  safeParse(values: unknown):
    | { readonly success: true; readonly data: Values }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        };
      };
}

export interface FormOptions<Values> {
  /**
   * Under what name that which is typed outlives the page until it is saved: the form and the thing it is about,
   * `idea.<id>`. Null where the form keeps it elsewhere, and for passwords.
   */
  readonly draft: string | null;
  readonly initial: Values;
  readonly schema?: FormSchema<Values>;
  /** Rules that a schema cannot say; its errors win over the schema's. */
  readonly validate?: (values: Values) => FormErrors<Values>;
  /** False keeps what was typed: it could not be saved. */
  readonly onSubmit: (values: Values) => void | boolean;
}

/** A form as its fields see it. */
export interface Form<Values> {
  /** Of the form element: where the first wrong field is looked for. */
  readonly id: string;
  readonly values: Values;
  readonly set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void;
  /** Known after the first try to save, and renewed while the user mends them. */
  readonly errors: FormErrors<Values>;
  /** True when a value differs from what the form began with. */
  readonly dirty: boolean;
  /** It began with what had been typed and not saved. */
  readonly restored: boolean;
  /** Gives up what was typed. */
  readonly restart: () => void;
  /** The form is given up: nothing of it is kept. */
  readonly finish: () => void;
  readonly submit: () => void;
}

/** The state of a form: checks on save, puts the focus on the first field that is wrong. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { draft, initial, schema, validate, onSubmit } = options;
  const id = useId();
  const typed = useTyped(draft, initial);
  const { values, dirty, restored, restart, finish } = typed;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt > 0) focusFirstInvalid(document.getElementById(id) ?? document);
  }, [attempt, id]);

  const check = schema?.safeParse(values);
  const errors: FormErrors<Values> = {};
  if (check && !check.success) {
    for (const { path, message } of check.error.issues) {
      const key = String(path[0] ?? '') as keyof Values & string;
      errors[key] ??= message;
    }
  }
  Object.assign(errors, validate?.(values));

  return {
    id,
    values,
    set: (key, value) => typed.set({ [key]: value } as unknown as Partial<Values>),
    errors: attempt > 0 ? errors : {},
    dirty,
    restored,
    restart,
    finish,
    submit() {
      if (Object.keys(errors).length > 0) setAttempt(attempt + 1);
      else if (onSubmit(check?.success ? check.data : values) !== false) finish();
    },
  };
}
