import { useId, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { dayKeyOf, formatDay } from '@plainday/domain-calendar';
import { Button, Meter, TextField } from '@plainday/ui-components';
import { Notice, useOnline } from '@plainday/ui-patterns';
import type { RestoreReady } from '../../hooks/archive/read-restore';
import { previewParts } from '../../model/archive/preview.logic';
import type { RestoreMode } from '../../model/archive/restore.logic';
import { Counts, Foot, Head } from '../import/import-style';
import { PartsTable } from '../import/parts-table';
import { Ways } from './restore-style';

/** What is typed before everything is replaced. */
const WORD = 'replace';

interface RestorePreviewProps {
  readonly id: string;
  readonly file: string;
  readonly ready: RestoreReady;
  readonly onStart: (mode: RestoreMode) => void;
  readonly onClose: () => void;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What an archive would bring, tool by tool, and the choice of what becomes of what is here. */
export function RestorePreview({ id, file, ready, onStart, onClose }: RestorePreviewProps) {
  const { modules } = useShell();
  const online = useOnline();
  const name = useId();
  const [mode, setMode] = useState<RestoreMode>('add');
  const [typed, setTyped] = useState('');
  const { archive, parts, isForeign } = ready;
  const { exportedAt, waiting, scope } = archive.info;
  const shown = previewParts(parts, modules);
  const fresh = sum(shown.map((part) => part.fresh));
  const same = sum(shown.map((part) => part.same));
  const different = sum(shown.map((part) => part.different));
  const made = Date.parse(exportedAt);
  const isReady = mode === 'add' || typed.trim().toLowerCase() === WORD;
  const bars = [
    { key: 'new', value: fresh, kind: 'filled' },
    { key: 'same', value: same, kind: 'outlined' },
    { key: 'different', value: different, kind: 'hatched' },
  ] as const;

  return (
    <>
      <div>
        <Head>
          <div>
            <h3 id={id}>Plainday archive</h3>
            <p>
              {file}
              {!Number.isNaN(made) &&
                ` · exported ${formatDay(dayKeyOf(made), { month: 'short', day: 'numeric', year: 'numeric' })}`}
              {isForeign && ' · from another account'} · read on this device, nothing is changed yet
            </p>
          </div>
        </Head>
        <Meter
          label="What the archive brings"
          text={`${fresh} new, ${same} already there, ${different} different`}
          parts={bars.filter(({ value }) => value > 0)}
          max={Math.max(1, fresh + same + different)}
        />
        <Counts>
          <li>
            <strong>{fresh}</strong> new
          </li>
          <li>
            <strong>{same}</strong> already there
          </li>
          {different > 0 && (
            <li>
              <strong>{different}</strong> different here
            </li>
          )}
        </Counts>
      </div>
      <PartsTable parts={shown} />
      <Ways>
        <fieldset>
          <legend>What is here</legend>
          <label>
            <input
              type="radio"
              name={name}
              checked={mode === 'add'}
              onChange={() => setMode('add')}
            />
            <span>
              <strong>Add what is missing</strong>
              <small>What is here stays as it is. You can undo it for 30 days.</small>
            </span>
          </label>
          <label>
            <input
              type="radio"
              name={name}
              checked={mode === 'replace'}
              onChange={() => setMode('replace')}
            />
            <span>
              <strong>
                {scope === 'everything' ? 'Replace everything' : 'Replace these tools'}
              </strong>
              <small>
                What is here gives way to the archive, also what is only here. It is exported first,
                by itself.
              </small>
            </span>
          </label>
        </fieldset>
        {mode === 'replace' && (
          <label data-word="">
            Type <strong>{WORD}</strong> to go on
            <TextField
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        )}
        {waiting.length > 0 && (
          <Notice tone="warning">
            When this archive was made the account did not answer, so it has only what was on the
            device. What is in your account stays.
          </Notice>
        )}
      </Ways>
      <Foot>
        <p>The same archive twice adds nothing twice.</p>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant={mode === 'replace' ? 'danger' : 'primary'}
          disabled={!online || !isReady}
          onClick={() => onStart(mode)}
        >
          {!online
            ? 'Restore when connected'
            : mode === 'replace'
              ? 'Export, then replace'
              : 'Add what is missing'}
        </Button>
      </Foot>
    </>
  );
}
