// Brings every browser that the tests run in, and says which there are and which cannot be had.
import { ensureBrowser, ensureShell } from './browser.mjs';
import { ensureEngines, missingEngines } from './engines.mjs';

try {
  console.log(ensureBrowser());
  console.log(ensureShell() ?? 'That browser does all tests.');
  ensureEngines();
  const missing = missingEngines();
  if (missing.length > 0) console.log(['Not here:', ...missing].join('\n'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
