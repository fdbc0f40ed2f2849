import type { KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon, TextField } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { phone, screenOnly } from '@plainday/ui-theme';

export interface SearchFieldProps {
  /** What is searched: `Search notes`. The placeholder says it too, with three dots. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Greatest width in CSS pixels; a phone gives it all of the line. */
  readonly width?: number;
  /** Takes the focus when the dialog it is in opens. */
  readonly autofocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const LENS: IconNode = [
  ['circle', { cx: 11, cy: 11, r: 8 }],
  ['path', { d: 'm21 21-4.3-4.3' }],
];

/* A label: all of it takes the click, not the line of text alone. */
const Box = styled.label<{ $width?: number }>`
  ${screenOnly}
  position: relative;
  display: block;
  width: ${({ $width }) => ($width ? `${$width}px` : 'auto')};
  max-width: 100%;
  color: var(--text-3);
  svg {
    position: absolute;
    inset: 0 auto 0 12px;
    margin-block: auto;
    pointer-events: none;
  }
  /* Quieter than the field that adds: its lens and its words say what it is. */
  input {
    padding-inline-start: 36px;
    border-color: var(--line-strong);
  }
  ${phone} {
    width: auto;
    flex: 1 1 auto;
    min-width: ${({ $width }) => ($width ? '220px' : 'auto')};
  }
`;

/**
 * Searches what is below it while one types. Escape empties it. Say the result with `<Status>`. Its name and its
 * placeholder are the same to the letter: then Firefox says it once.
 */
export function SearchField({ label, value, onChange, width, autofocus, ref }: SearchFieldProps) {
  const name = `${label}...`;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    event.preventDefault();
    onChange('');
  }

  return (
    <Box $width={width}>
      <Icon icon={LENS} size={16} />
      <TextField
        ref={ref}
        type="search"
        aria-label={name}
        placeholder={name}
        data-autofocus={autofocus || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
    </Box>
  );
}
