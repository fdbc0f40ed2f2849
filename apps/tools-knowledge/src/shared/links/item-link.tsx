import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useShell, type Selection } from '@plainday/federation-contract';

export interface ItemLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Selection;
}

/** A link to a place in the app: in this tab by a click, in another as the browser does it. */
export function ItemLink({ to, ...rest }: ItemLinkProps) {
  const { hrefOf, navigate } = useShell();

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  }

  return <a href={hrefOf(to)} onClick={handleClick} {...rest} />;
}
