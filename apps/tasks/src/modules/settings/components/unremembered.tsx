import { Notice } from '@plainday/ui-patterns';

/** Said of what came in where this device has no room or no place to remember it. */
export function Unremembered() {
  return (
    <Notice tone="warning">
      This device cannot remember this: it can be undone only for as long as this page is open.
    </Notice>
  );
}
