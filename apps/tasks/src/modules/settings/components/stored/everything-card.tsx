import { useState } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import { useToday } from '@plainday/data-preferences';
import { dayKeyOf, daysBetween } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { formatBytes, plural } from '@plainday/shared-utils';
import { Button, NativeSelect } from '@plainday/ui-components';
import { Download, FileUp, RotateCcw } from 'lucide';
import { everything, useExport } from '../../hooks/archive/use-export';
import { exportsStore, REMIND, type Exports } from '../../model/exports.store';
import { exportDue } from '../../model/ledger.logic';
import { SealDialog } from './seal-dialog';
import { Actions, Chips, Everything, Quiet } from '../stored-style';

const FORMATS = ['JSON', 'CSV', 'Calendar (ICS)', 'Markdown', 'Sound files'];
const REMIND_WORDS = { never: 'never', weekly: 'every week', monthly: 'every month' } as const;

interface EverythingCardProps {
  /** About how large it is; null until that is known. */
  readonly bytes: number | null;
  readonly onlyHere: { readonly count: number; readonly since: number };
  readonly onChoose: () => void;
}

function lastWords({ last }: Exports, today: string): string {
  if (last === null) return 'Never exported on this device';
  const days = daysBetween(dayKeyOf(last), today);
  return `Last export ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}`;
}

/** All that there is in one file, and back. */
export function EverythingCard({ bytes, onlyHere, onChoose }: EverythingCardProps) {
  const { modules } = useShell();
  const { isBusy, save } = useExport();
  const [exports, setExports] = useDeviceValue(exportsStore);
  const [isSealing, setIsSealing] = useState(false);
  const now = systemClock.now();
  const today = useToday(now);
  const due = exportDue(exports, onlyHere, now);
  const exportAll = async (passphrase?: string) => {
    const at = await save({ ...everything(modules), passphrase });
    if (at !== null) setExports((before) => ({ ...before, last: at }));
  };
  return (
    <Everything aria-labelledby="everything">
      <h2 id="everything">Everything in one archive</h2>
      <p>
        All tools, all projects, the trash, voice recordings and your settings. Plainday reads it
        back; you can read it without Plainday.
      </p>
      <Chips role="list">
        {FORMATS.map((format) => (
          <li key={format}>{format}</li>
        ))}
      </Chips>
      <Actions>
        <Button
          variant="primary"
          icon={Download}
          disabled={isBusy}
          onClick={() => void exportAll()}
        >
          {isBusy ? 'Exporting' : bytes === null ? 'Export' : `Export, ${formatBytes(bytes)}`}
        </Button>
        <Button icon={RotateCcw} onClick={onChoose}>
          Restore
        </Button>
        <Button icon={FileUp} onClick={onChoose}>
          Import
        </Button>
        <p>
          <span data-due={due ?? undefined}>
            {lastWords(exports, today)}
            {due === 'long' &&
              `. ${plural(onlyHere.count, 'thing')} ${onlyHere.count === 1 ? 'is' : 'are'} only here`}
            {due === 'wanted' && '. It is time for the next one'}
          </span>
          <label>
            Remind me
            <NativeSelect
              quiet
              value={exports.remind}
              onChange={({ currentTarget }) => {
                const remind = REMIND.find((one) => one === currentTarget.value) ?? 'never';
                setExports((before) => ({ ...before, remind }));
              }}
            >
              {REMIND.map((one) => (
                <option key={one} value={one}>
                  {REMIND_WORDS[one]}
                </option>
              ))}
            </NativeSelect>
          </label>
        </p>
      </Actions>
      <Quiet>
        <span>An archive, or the file of another app: you can also drop its file here.</span>
        <Button size="s" wraps disabled={isBusy} onClick={() => setIsSealing(true)}>
          Export with a passphrase
        </Button>
      </Quiet>
      {isSealing && (
        <SealDialog onClose={() => setIsSealing(false)} onSeal={(typed) => void exportAll(typed)} />
      )}
    </Everything>
  );
}
