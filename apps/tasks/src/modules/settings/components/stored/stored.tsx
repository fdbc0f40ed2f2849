import { useState } from 'react';
import { Button } from '@plainday/ui-components';
import { ErrorState, LoadingState } from '@plainday/ui-patterns';
import { Download } from 'lucide';
import { useStoredActions } from '../../hooks/use-stored-actions';
import { useStoredData, type StoredTool } from '../../hooks/use-stored-data';
import { ImportDoor } from '../import/import-door';
import { SettingGroup } from '../preferences/setting';
import { EraseDialog } from './erase-dialog';
import { Foot, List } from './stored-style';
import { StoredRow } from './stored-row';

/** What is stored where: every tool of the release, with export and erase (issue 3). */
export function Stored() {
  const { tools, isLoading, isError, refresh } = useStoredData();
  const actions = useStoredActions(refresh);
  const [erasing, setErasing] = useState<StoredTool | null>(null);

  return (
    <SettingGroup
      title="Your data"
      text="What is stored where. Rows in your account are on every device; what is on this device never leaves it."
    >
      <ImportDoor onEnd={refresh} />
      {isLoading && <LoadingState rows={4} />}
      {isError && (
        <ErrorState
          title="What your account holds could not be loaded"
          text="Check the connection, then try again."
          onRetry={refresh}
        />
      )}
      <List role="list">
        {tools.map((tool) => (
          <StoredRow
            key={tool.module.id}
            tool={tool}
            onExport={() => void actions.save([tool], tool.module.title)}
            onErase={() => setErasing(tool)}
          />
        ))}
      </List>
      <Foot>
        <Button icon={Download} onClick={() => void actions.save(tools, 'everything')}>
          Export everything
        </Button>
      </Foot>
      {erasing && (
        <EraseDialog
          tool={erasing}
          onClose={() => setErasing(null)}
          onErase={() => void actions.erase(erasing)}
        />
      )}
    </SettingGroup>
  );
}
