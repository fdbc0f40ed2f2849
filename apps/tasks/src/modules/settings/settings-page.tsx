import { useShell } from '@plainday/federation-contract';
import { Tabs } from '@plainday/ui-components/tabs';
import { PageFrame } from '@plainday/ui-patterns';
import { useTaskActions } from '../../shared/use-task-actions';
import { useUndoKeys } from '../../shared/use-undo-keys';
import { Preferences } from './components/preferences/preferences';
import { Projects } from './components/projects';

/** Settings (spec §2): the tabs Projects and Preferences. */
export function Page() {
  const { notify } = useShell();
  const { undo } = useTaskActions();
  useUndoKeys(undo, notify);
  return (
    <PageFrame title="Settings" width={856}>
      <Tabs
        label="Settings"
        tabs={[
          { value: 'projects', label: 'Projects', content: <Projects /> },
          { value: 'preferences', label: 'Preferences', content: <Preferences /> },
        ]}
      />
    </PageFrame>
  );
}
