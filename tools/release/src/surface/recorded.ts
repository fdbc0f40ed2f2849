import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders, workspaceRoot } from '@plainday/tool-rspack';

/** The library whose version remotes and shell compare before a page is mounted. */
export const CONTRACT = '@plainday/federation-contract';

const REPORT = 'api-report.txt';
const contractFile = join(workspaceRoot, 'libs/federation/contract/src/contract-version.ts');
const lockFile = join(workspaceRoot, 'package-lock.json');

function folderOf(library: string): string {
  const folder = sharedFolders[library];
  if (!folder) throw new Error(`'${library}' is not shared.`);
  return folder;
}

const reportFile = (library: string) => join(workspaceRoot, folderOf(library), REPORT);
const packageFile = (library: string) => join(workspaceRoot, folderOf(library), 'package.json');
const firstVersion = /"version": "[^"]*"/;
const contractLine = /(CONTRACT_VERSION: ContractVersion = ')[^']*/;

/** The recorded report of a library, empty where there is none yet. */
export function readReport(library: string): string {
  return existsSync(reportFile(library)) ? readFileSync(reportFile(library), 'utf8') : '';
}

/** The report as last committed: a version is raised once for each commit, however often the command runs. */
export function readCommittedReport(library: string): string {
  try {
    const path = `HEAD:${folderOf(library)}/${REPORT}`;
    return execFileSync('git', ['show', path], {
      cwd: workspaceRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
  } catch {
    return '';
  }
}

/** Every place that says a library's version. They must agree. */
export function readVersions(library: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(packageFile(library), 'utf8')) as { version: string };
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const versions: Record<string, string> = {
    'package.json': version,
    'package-lock.json': lock.packages[folderOf(library)]?.version ?? 'none',
  };
  if (library === CONTRACT) {
    const [, contract = 'none'] = /= '([\d.]+)'/.exec(readFileSync(contractFile, 'utf8')) ?? [];
    versions['CONTRACT_VERSION'] = `${contract}.0`;
  }
  return versions;
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const claim = (library: string) => new RegExp(`(claimSingleton\\('${library}', ')[^']*`);

/** Where a library says at run time which version it is. */
function claimsOf(library: string): string[] {
  const folder = join(workspaceRoot, folderOf(library), 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && claim(library).test(readFileSync(path, 'utf8')));
}

/** Writes a library's report and its version everywhere it stands. */
export function record(library: string, version: string, report: string): void {
  writeFileSync(reportFile(library), report);
  rewrite(packageFile(library), (text) => text.replace(firstVersion, `"version": "${version}"`));
  const entry = new RegExp(
    `("${folderOf(library)}": \\{\\s+"name": "[^"]+",\\s+)${firstVersion.source}`,
  );
  rewrite(lockFile, (text) => text.replace(entry, `$1"version": "${version}"`));
  for (const path of claimsOf(library)) {
    rewrite(path, (text) => text.replace(claim(library), `$1${version}`));
  }
  if (library === CONTRACT) {
    const short = version.split('.').slice(0, 2).join('.');
    rewrite(contractFile, (text) => text.replace(contractLine, `$1${short}`));
  }
}
