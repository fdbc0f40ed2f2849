import type { Release } from '@plainday/federation-contract';
import { RELEASE_BLOCK } from '@plainday/shared-platform/start';
import { preloadScript } from '../boot/preload-script';
import { readInlined } from '../boot/inlined';
import { shownDashboard } from './page';

/** Behind the release: the server knows the address, and not the view that was left last. */
export function fetchTool(): void {
  const frame = shownDashboard();
  // Where the address names a view the server has named its files, and the release need not be read for them.
  if (!frame || document.querySelector('link[rel=preload][href^="/remotes/"]')) return;
  try {
    const { remotes } = readInlined(RELEASE_BLOCK) as Release;
    for (const { entry, files, modules } of Object.values(remotes)) {
      const shown = modules.find(({ id }) => id === frame.dataset.tool);
      const paths = shown ? [shown.build?.entry ?? entry, ...shown.files] : [];
      for (const path of paths.filter((name) => name.endsWith('.js')))
        preloadScript(files.find((file) => file.path === path) ?? { path });
    }
  } catch {
    // The app fetches them.
  }
}
