import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { activateDevice } from '@plainday/data-device';
import { ShellContext } from '@plainday/federation-contract';
import { submitByKeys, useUndoKeys } from '@plainday/ui-patterns';
import { TEST_USER } from './builders';
import { renderWithStore } from './render-with-store';
import type { RenderedWithStore, RenderOptions } from './render-with-store';
import { createTestShell } from './test-shell';
import type { TestShell } from './test-shell';

/** Keys that the shell obeys. */
function ShellKeys({ shell }: { readonly shell: TestShell }) {
  useUndoKeys(shell.undo, () => true);
  useEffect(submitByKeys, []);
  return null;
}

/**
 * Renders a module's page as the shell mounts it: a store, a signed-in user whose device values are
 * open, and a shell that remembers what it was asked.
 */
export async function renderInShell(
  ui: ReactElement,
  options: RenderOptions & { readonly shell?: TestShell } = {},
): Promise<RenderedWithStore & { readonly shell: TestShell }> {
  const { shell = createTestShell(), ...rest } = options;
  await activateDevice((options.user ?? TEST_USER).id);
  const wrap = rest.wrap ?? ((children) => children);
  const rendered = renderWithStore(ui, {
    ...rest,
    wrap: (children) => (
      <ShellContext value={shell}>
        <ShellKeys shell={shell} />
        {wrap(children)}
      </ShellContext>
    ),
  });
  await act(async () => undefined);
  return { ...rendered, shell };
}
