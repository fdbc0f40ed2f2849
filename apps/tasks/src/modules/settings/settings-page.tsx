import { Tabs } from '@plainday/ui-components/tabs';
import { PageFrame } from '@plainday/ui-patterns';
import { Preferences } from './components/preferences/preferences';
import { Projects } from './components/projects';

/** Settings (spec §2): the tabs Projects and Preferences. */
export function Page() {
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
