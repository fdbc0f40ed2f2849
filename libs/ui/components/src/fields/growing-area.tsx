import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';

export type GrowingAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** Firefox and Safari before 26 do not size a field by its text. */
const isMeasured = ({ style }: HTMLTextAreaElement) => !('fieldSizing' in style);

/** As high as its text; `min-height` and `max-height` of its style hold. */
function fit(field: HTMLTextAreaElement): void {
  // Only a text that has become shorter asks for less: the page does not jump with every letter.
  if (field.scrollHeight <= field.clientHeight) field.style.height = '0';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}

function Area({ ref, onInput, ...rest }: GrowingAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => field.current,
    [],
  );
  // After every drawing: a text may also come from elsewhere, or go.
  useLayoutEffect(() => {
    if (field.current && isMeasured(field.current)) fit(field.current);
  });
  return (
    <textarea
      {...rest}
      ref={field}
      onInput={(event) => {
        onInput?.(event);
        if (isMeasured(event.currentTarget)) fit(event.currentTarget);
      }}
    />
  );
}

/** A field for several lines that is as high as its text, without a drawing of its own. */
export const GrowingArea = styled(Area)`
  field-sizing: content;
`;
