import { siteKeyOf } from '../sign/seal';
import { unproven } from '../sign/keys';
import type { Site } from '../site/site';
import { readLog } from '../log/site-log';
import { brokenLine, isByGateway } from '../log/verify-log';

/** The log as a table, the oldest first. */
export async function showLog(site: Site): Promise<string> {
  const lines = await readLog(site.folder);
  if (lines.length === 0) return 'Nothing has been done here yet.';
  return lines
    .map(({ line }, at) => {
      if (!line) return `${at + 1}  (cannot be read)`;
      const { n, what, release, parts, by, commit, note, key } = line;
      const when = line.at.slice(0, 16).replace('T', ' ');
      const shown =
        parts && parts.length > 6 ? [...parts.slice(0, 6), `and ${parts.length - 6} more`] : parts;
      const cells = [when, what, release, shown?.join(' '), by, commit, key?.slice(0, 8), note];
      return [String(n), ...cells.filter(Boolean)].join('  ');
    })
    .join('\n');
}

/** Says that the log holds, or throws with the first line that does not. */
export async function verifyLog(site: Site, named: string | undefined): Promise<string> {
  const [lines, live] = await Promise.all([readLog(site.folder), site.current()]);
  const siteKey = named ?? (live?.owned ? siteKeyOf(live.owned) : (site.publicKey ?? undefined));
  const broken = brokenLine(lines, live, siteKey);
  if (broken) throw new Error(`Line ${broken.n} of the log does not hold: ${broken.why}.`);
  const wrong = live && siteKey !== undefined && live.signature ? unproven(live, siteKey) : null;
  if (wrong) throw new Error(`The log holds, and what is live does not: ${wrong}`);
  const whose = siteKey === undefined ? ' There is no key to check signatures with.' : '';
  const own = lines.filter(({ line }) => line && isByGateway(line)).length;
  const unsigned = own > 0 ? `, ${own} of them by gateways, which sign nothing` : '';
  return `The log holds: ${lines.length} lines${unsigned}.${whose}`;
}
