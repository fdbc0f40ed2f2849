import type { Selection } from '@plainday/federation-contract';
import type { MouseEvent } from 'react';
import { viewHref } from './selection.logic';

/**
 * Makes an anchor a link to a selection: a plain click goes there in the page, a modified one opens a new tab. No link
 * of the router, which would be drawn again with every change of the address.
 */
export function linkTo(selection: Selection, onOpen: (selection: Selection) => void) {
  return {
    href: viewHref(selection),
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen(selection);
    },
  };
}
