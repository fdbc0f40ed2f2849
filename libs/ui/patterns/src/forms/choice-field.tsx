import { NativeSelect } from '@plainday/ui-components';
import type { ReactNode } from 'react';
import { FormField } from './form-field';

export interface ChoiceFieldProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly Value[];
  /** What stands for an option; the option itself when left out. */
  readonly nameOf?: (option: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few words, in a form. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, nameOf = (option) => option, onChange } = props;
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
