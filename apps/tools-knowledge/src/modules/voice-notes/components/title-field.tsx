import { useId } from 'react';
import { isEnter } from '@plainday/shared-utils';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@plainday/ui-components';
import { coarse } from '@plainday/ui-theme';
import type { Recorder } from '../hooks/use-recorder';

const Field = styled.div`
  display: flex;
  flex: 1 1 240px;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-width: 0;
  label {
    color: var(--text-2);
    font: 600 var(--type-small);
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 36px;
    padding: 4px 8px;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font: var(--type-body);
    &::placeholder {
      color: var(--text-3);
      opacity: 1;
    }
    ${coarse} {
      min-height: 44px;
    }
    &:hover,
    &:focus {
      border-color: var(--control);
    }
  }
`;

interface TitleFieldProps {
  readonly recorder: Recorder;
  /** The name the note gets without a title. */
  readonly nextTitle: string;
  readonly onEnter?: () => void;
}

/** The title of the note that is recorded, or will be. */
export function TitleField({ recorder, nextTitle, onEnter }: TitleFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>
        Title<VisuallyHidden> of the note</VisuallyHidden>
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        placeholder={nextTitle}
        value={recorder.title}
        onChange={(event) => recorder.setTitle(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) onEnter?.();
        }}
      />
    </Field>
  );
}
