import { parseArgs } from 'node:util';
import { publishable } from './record/parts';

export const usage = `Usage: npm run release -- <what>

  <app> …               builds and publishes these apps (${publishable.join(', ')})
  <remote>/<tool> …     publishes one tool; its neighbours stay as they are
  --all                 publishes whatever has changed, except what was rolled back
  --rollback            points back to the release before the live one
  --rollback <release>  points back to an earlier release
  --rollback <part>     takes one app or one tool back to what was served before
  --list                all releases: id, when, who, commit, what changed, note
  --remove <part>       takes a remote or a tool of it out, alone or together with what is published
  --prune 30d           removes releases that nobody has been served for that long
  --log                 all that was done to the site; with --verify the first line that does not hold
  --new-key             makes the key that releases are signed with; with --team the key of a team
  --sign                signs the live release as it is
  --owners              who owns what; with a file: gives the parts to the teams in it
  --revoke <key>        takes a key from its team for ever
      --since <time>    and takes back what the team's parts have become since then
  --help                this text

  --channel next        with what to publish: only for who chose to get releases early
  --canary 10%          gives what waits there to one browser in ten that did not choose
  --canary 10,50,100    the same in steps that the gateway takes while nothing fails more often than before,
                        and takes back by itself as soon as something does
      --every 30m       how long each step lasts at least
      --limit 1%        how much more often a part may not fail
  --promote             makes what waits there live for everybody
  --rollback next       takes what waits there away again

  --preview <branch>    with what to publish: only for who opens the address that it prints, as many as there are branches
      --until 7d        how long, or until which day
  --rollback --preview <branch>   ends it

  --note <text>         why; shown by --list
  --team <name>         signs with the key of that team, ~/.config/plainday/<name>.key
  --dry-run             says what would change and whether it fits, and changes nothing
  --again               also publishes a build that was rolled back
  --types               checks the types of what is released
  --render-check        opens the pages it would change in a browser first: on by default
  --no-render-check     does not
  --require-browser     refuses where there is no browser to do it with
  --skip-build          takes the builds as they lie in apps/*/dist

PLAINDAY_SITE_DIR is the folder of the site, dist/site by default. PLAINDAY_SIGNING_KEY is the file of the key,
~/.config/plainday/release.key by default; without one nothing is signed, and what is unsigned runs on loopback only.`;

const flag = { type: 'boolean', default: false } as const;

/** Reads the command line. Throws with a hint when it is not understood. */
export function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        all: flag,
        rollback: flag,
        list: flag,
        help: flag,
        again: flag,
        types: flag,
        'render-check': flag,
        'require-browser': flag,
        'dry-run': flag,
        'skip-build': flag,
        'new-key': flag,
        promote: flag,
        channel: { type: 'string' },
        preview: { type: 'string' },
        until: { type: 'string' },
        canary: { type: 'string' },
        every: { type: 'string' },
        limit: { type: 'string' },
        sign: flag,
        owners: flag,
        log: flag,
        verify: flag,
        team: { type: 'string' },
        revoke: { type: 'string' },
        since: { type: 'string' },
        note: { type: 'string' },
        prune: { type: 'string' },
        remove: { type: 'string', multiple: true, default: [] },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}. npm run release -- --help shows all there is.`, { cause: error });
  }
}

export type Options = ReturnType<typeof readOptions>;
