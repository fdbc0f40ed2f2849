import { useShell } from '@plainday/federation-contract';
import { Tabs } from '@plainday/ui-components/tabs';
import { PageFrame } from '@plainday/ui-patterns';
import { Preferences } from './components/preferences/preferences';
import { Projects } from './components/projects';

const SETTINGS = { kind: 'tool', toolId: 'settings' } as const;
const PREFERENCES = 'preferences';

/** Settings (spec §2): the tabs Projects and Preferences. The open one stands in the address. */
export function Page() {
  const { selection, navigate } = useShell();
  const isPreferences = selection.kind === 'tool' && selection.at === PREFERENCES;
  return (
    <PageFrame title="Settings" width={856}>
      <div data-turns-pages>
        <Tabs
          label="Settings"
          value={isPreferences ? PREFERENCES : 'projects'}
          onValueChange={(tab) =>
            navigate(tab === PREFERENCES ? { ...SETTINGS, at: PREFERENCES } : SETTINGS)
          }
          tabs={[
            { value: 'projects', label: 'Projects', content: <Projects /> },
            { value: PREFERENCES, label: 'Preferences', content: <Preferences /> },
          ]}
        />
      </div>
    </PageFrame>
  );
}
