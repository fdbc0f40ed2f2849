import type { Release } from '@plainday/federation-contract';
import { chromium } from '@playwright/test';
import { lightBrowser } from '../../../scripts/browser.mjs';
import { serveCandidate, type Candidate } from './candidate-server';
import { openTools, type Unrendered } from './open-tools';
import { toolsToOpen, withoutWayBack, type ToolToOpen } from './tools-to-open';

/** What of a release has been looked at in a browser before it goes live. */
export interface Rendered {
  readonly opened: readonly ToolToOpen[];
  /** Why nothing was opened, where that is so. */
  readonly skipped?: string;
}

export interface RenderCheckOptions {
  /** Refuses where no browser is installed, instead of saying so and going on. */
  readonly required?: boolean;
  /** For tests: finds the browser. */
  readonly find?: typeof lightBrowser;
}

/** Refuses a release with a tool that does not draw its page. */
export type RenderCheck = (candidate: Candidate, live: Release | null) => Promise<Rendered>;

function renderError(unrendered: readonly Unrendered[]): Error {
  const lines = unrendered.map(
    ({ tool, seen }) => `${tool.remote}/${tool.id} does not draw its page. Seen: ${seen}.`,
  );
  return new Error(
    `${lines.join('\n')}\nNothing was released. Look at it with: npx nx override ${unrendered[0]?.tool.remote}\n` +
      'To release it all the same: --no-render-check',
  );
}

/** Opens every tool that the release would change in a headless browser, in the shell it would meet. */
export function renderCheck({
  required = false,
  find = lightBrowser,
}: RenderCheckOptions = {}): RenderCheck {
  return async (candidate, live) => {
    const tools = toolsToOpen(candidate.release, live);
    if (tools.length === 0) return { opened: [] };
    const { executablePath, args } = find();
    if (executablePath === undefined) {
      const skipped = 'no Chrome or Chromium is installed (CHROME_PATH names one)';
      if (!required) return { opened: [], skipped };
      throw new Error(`The pages could not be looked at: ${skipped}. Nothing was released.`);
    }
    const release = withoutWayBack(candidate.release);
    const server = await serveCandidate({ ...candidate, release });
    const browser = await chromium.launch({ executablePath, args });
    try {
      const unrendered = await openTools(browser, server.origin, tools);
      if (unrendered.length > 0) throw renderError(unrendered);
      return { opened: tools };
    } finally {
      await browser.close();
      server.close();
    }
  };
}
