import type { AnchorHTMLAttributes } from 'react';
import { useShell, type Selection } from '@plainday/federation-contract';

interface ShellLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: Selection;
}

/** A link within the dashboard: a plain click navigates in the page, a modified one opens a new tab. */
export function ShellLink({ to, ...rest }: ShellLinkProps) {
  const { hrefOf, navigate } = useShell();
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
