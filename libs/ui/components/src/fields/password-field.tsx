import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button';
import type { IconNode } from '../marks/icon';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

const EYE: IconNode = [
  ['path', { d: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z' }],
  ['circle', { cx: 12, cy: 12, r: 3 }],
];
const EYE_SHUT: IconNode = [...EYE, ['path', { d: 'm3 3 18 18' }]];

const Place = styled.div`
  position: relative;
  width: 100%;
  > input {
    padding-inline-end: 48px;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 4px;
    margin-block: auto;
  }
`;

/** A field for a password, which its owner can look at while typing (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Place>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? EYE_SHUT : EYE}
        aria-controls={props.id}
        compact
        onClick={() => setShown(!isShown)}
      />
    </Place>
  );
}
