import { useState } from 'react';
import { ErrorState, LoadingState, TwoColumns } from '@plainday/ui-patterns';
import { onlyOf, useExport } from '../../hooks/archive/use-export';
import { useStoredActions } from '../../hooks/use-stored-actions';
import { useStoredData, type StoredTool } from '../../hooks/use-stored-data';
import { deviceSummary } from '../../model/ledger.logic';
import { CalendarFeed } from '../feed/calendar-feed';
import { OtherCalendars } from '../feed/other-calendars';
import { ImportDoor } from '../import-door';
import { EraseDialog } from './erase-dialog';
import { EverythingCard } from './everything-card';
import { Ledger, type Place } from './ledger';
import { LedgerRow } from './ledger-row';
import { StoragePromise } from './storage-promise';
import { Calendars, Kept, Ledgers } from '../stored-style';

/** A row of an account is about so large in an archive. */
const ROW_BYTES = 120;

/** What a tool keeps in one place. */
const partOf = (tool: StoredTool, place: Place): StoredTool =>
  place === 'account' ? { ...tool, values: [], literals: [] } : { ...tool, tables: [], rows: {} };

const isKeptIn = ({ tables, isLocal, values, literals }: StoredTool, place: Place) =>
  place === 'account' ? tables.length > 0 : isLocal || values.length + literals.length > 0;

/** The tab Your data: everything in one archive and back, and what is kept where (SE17). */
export function YourData() {
  const { tools, isLoading, isError, refresh } = useStoredData();
  const actions = useStoredActions(refresh);
  const { save } = useExport();
  const [erasing, setErasing] = useState<StoredTool | null>(null);
  const onlyHere = deviceSummary(
    tools.flatMap(({ values }) => values),
    tools.flatMap(({ literals }) => literals),
  );
  const rows = tools.flatMap((tool) => Object.values(tool.rows ?? {}));
  const bytes = onlyHere.bytes + rows.reduce((sum, count) => sum + count, 0) * ROW_BYTES;
  const without = tools.filter((tool) => !isKeptIn(tool, 'account') && !isKeptIn(tool, 'device'));

  // The order in which it is read: beside each other where there is room for two columns.
  return (
    <TwoColumns $side={300}>
      <ImportDoor onEnd={refresh}>
        {(choose) => (
          <EverythingCard bytes={isLoading ? null : bytes} onlyHere={onlyHere} onChoose={choose} />
        )}
      </ImportDoor>
      <StoragePromise />
      <Kept aria-labelledby="kept">
        <h2 id="kept">
          Where it is kept <small>and since when</small>
        </h2>
        {isLoading && <LoadingState rows={4} />}
        {isError && (
          <ErrorState
            title="What your account holds could not be loaded"
            text="Check the connection, then try again."
            onRetry={refresh}
          />
        )}
        <Ledgers>
          {(['account', 'device'] as const).map((place) => (
            <Ledger key={place} place={place}>
              {tools
                .filter((tool) => isKeptIn(tool, place))
                .map((tool) => (
                  <LedgerRow
                    key={tool.module.id}
                    tool={tool}
                    place={place}
                    onExport={() => void save(onlyOf(partOf(tool, place)))}
                    onErase={() => setErasing(partOf(tool, place))}
                  />
                ))}
            </Ledger>
          ))}
        </Ledgers>
        {without.length > 0 && (
          <p>
            {new Intl.ListFormat('en').format(without.map(({ module }) => module.title))}{' '}
            {without.length === 1 ? 'keeps' : 'keep'} nothing of{' '}
            {without.length === 1 ? 'its' : 'their'} own.
          </p>
        )}
        {erasing && (
          <EraseDialog
            tool={erasing}
            onClose={() => setErasing(null)}
            onErase={() => void actions.erase(erasing)}
          />
        )}
      </Kept>
      <Calendars>
        <CalendarFeed />
        <OtherCalendars />
      </Calendars>
    </TwoColumns>
  );
}
