import { isMac } from '@plainday/shared-platform';
import { Kbd } from '@plainday/ui-components';
import { Foot } from '../palette-style';

/** What the keys do. The rows say the same to a screen reader. */
export function PaletteFoot({ hasMore }: { readonly hasMore: boolean }) {
  return (
    <Foot aria-hidden>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      {hasMore ? (
        <span>
          <Kbd>Tab</Kbd> more for this task
        </span>
      ) : (
        <span>
          <Kbd>{isMac() ? '⌘' : 'Ctrl'}</Kbd>
          <Kbd>Enter</Kbd> add as a task
        </span>
      )}
      <span data-scopes="">
        <Kbd>&gt;</Kbd> actions
      </span>
      <span>
        <Kbd>#</Kbd> projects
      </span>
    </Foot>
  );
}
