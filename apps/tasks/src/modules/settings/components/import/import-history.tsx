import { useState } from 'react';
import { useDeviceList } from '@plainday/data-device';
import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Undo2 } from 'lucide';
import { useTakingBack } from '../../hooks/import/use-taking-back';
import { amountText } from '../../../../shared/import/words';
import { importList, REMEMBERED_MS, tasksOf, type KeptImport } from '../../model/imports.store';
import { ImportEdited } from './import-edited';
import { Earlier, Head, History } from './import-style';

const dayOf = (at: number) =>
  formatDay(dayKeyOf(at), { month: 'short', day: 'numeric', year: 'numeric' });

interface EntryProps {
  readonly kept: KeptImport;
  /** Something went out. */
  readonly onEnd: () => void;
}

function Entry({ kept, onEnd }: EntryProps) {
  const { taking, undo, takeBack } = useTakingBack();
  const [count] = useState(() => tasksOf(kept).size);
  const { file, kind, at, state, changed } = kept;
  const isTaking = taking.kind === 'taking';
  const came = [
    amountText(count, kept.others ?? 0),
    changed.length > 0 ? `${changed.length} changed` : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <Head>
        <div>
          <strong>
            {kind}, {came}
          </strong>
          <p>
            {file} · {dayOf(at)}, {timeOfDay(at)} · undo until {dayOf(at + REMEMBERED_MS)}
          </p>
          {state === 'refused' && <p>Not all of it came in. Import the file again to go on.</p>}
          {state === 'running' && (
            <p>
              It did not end. Import the file again to go on where it was, or undo what came in.
            </p>
          )}
        </div>
        <Button
          icon={Undo2}
          size="s"
          aria-label={`Undo import of ${file}`}
          disabled={isTaking}
          onClick={() => void undo(kept).then(onEnd)}
        >
          {isTaking ? 'Taking back' : 'Undo import'}
        </Button>
      </Head>
      <ImportEdited
        taking={taking}
        onTakeBack={(keepEdited) => void takeBack(kept, keepEdited).then(onEnd)}
      />
    </li>
  );
}

/** The imports of the last days on this device, the newest first, each with its way back. */
export function ImportHistory({ onEnd }: Pick<EntryProps, 'onEnd'>) {
  const { items } = useDeviceList(importList);
  const first = systemClock.now() - REMEMBERED_MS;
  const shown = items.filter(({ at }) => at > first);
  if (shown.length === 0) return null;
  return (
    <Earlier aria-label="Earlier imports">
      <h3>Earlier imports</h3>
      <History>
        {shown.map((kept) => (
          <Entry key={kept.id} kept={kept} onEnd={onEnd} />
        ))}
      </History>
    </Earlier>
  );
}
