import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Opens *Your data* in the settings, and waits until it takes files. */
export async function openData(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Your data' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Import', exact: true }).waitFor();
  return panel;
}

/** A file that somebody has. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

/** Chooses a file from the disk: one that is handed over would be unpacked by the page. */
export async function choose(panel: Locator, { name, bytes }: OwnFile): Promise<void> {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  await panel.getByLabel('File to import').setInputFiles(path);
}
