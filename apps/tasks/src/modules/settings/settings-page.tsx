import { lazy, Suspense } from 'react';
import { useShell, useToolPlace } from '@plainday/federation-contract';
import { Tabs } from '@plainday/ui-components/tabs';
import { LoadingState, PageFrame } from '@plainday/ui-patterns';
import { Preferences } from './components/preferences/preferences';
import { Projects } from './components/projects';

const YourData = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stored" */ './components/stored/your-data'))
    .YourData,
}));

const SETTINGS = { kind: 'tool', toolId: 'settings' } as const;
const PREFERENCES = 'preferences';
const YOUR_DATA = 'your-data';
const PLATFORM = 'platform';

/**
 * Settings (spec §2): the tabs Projects and Preferences, what is kept where, and what the shell shows of its parts. The
 * open one stands in the address.
 */
export function Page() {
  const { navigate, PlatformPanel } = useShell();
  // `preferences.start-of-day`: a tab, and the setting to stand at.
  const at = useToolPlace()?.split('.')[0];
  const tabs = [
    { value: 'projects', label: 'Projects', content: <Projects /> },
    { value: PREFERENCES, label: 'Preferences', content: <Preferences /> },
    {
      value: YOUR_DATA,
      label: 'Your data',
      content: (
        <Suspense fallback={<LoadingState rows={4} />}>
          <YourData />
        </Suspense>
      ),
    },
    ...(PlatformPanel ? [{ value: PLATFORM, label: 'Platform', content: <PlatformPanel /> }] : []),
  ];
  const open = tabs.find(({ value }) => value === at) ?? tabs[0];
  return (
    <PageFrame title="Settings" width={912}>
      <div data-turns-pages>
        <Tabs
          label="Settings"
          value={open?.value ?? 'projects'}
          onValueChange={(tab) =>
            navigate(tab === 'projects' ? SETTINGS : { ...SETTINGS, at: tab })
          }
          tabs={tabs}
        />
      </div>
    </PageFrame>
  );
}
