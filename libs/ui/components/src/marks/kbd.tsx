import { Fragment } from 'react';
import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 16px;
  height: 20px;
  padding: 0 4px;
  border: 1px solid var(--line-strong);
  border-radius: 5px;
  background: var(--surface);
  color: var(--text-2);
  font: 500 var(--type-tiny);
  line-height: 1;
`;

const Together = styled.span`
  white-space: nowrap;
`;

/** Keys that belong together, each a word of its own to who hears them: `<Keys names={['Ctrl', 'Enter']} />`. */
export function Keys({ names }: { readonly names: readonly string[] }) {
  return (
    <Together>
      {names.map((name, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <Kbd>{name}</Kbd>
        </Fragment>
      ))}
    </Together>
  );
}
