import { Switch } from '@plainday/ui-components';
import { useOwnPreferences } from '../../hooks/use-own-preferences';
import { Setting, SettingGroup } from '../setting';

/** What keys and words do by themselves. */
export function Typing() {
  const { preferences, change } = useOwnPreferences();
  return (
    <SettingGroup title="Typing">
      <Setting
        title="Single-key shortcuts"
        text="J, K, D and the like. When off, only shortcuts with Ctrl, Cmd or Alt work."
      >
        {(control) => (
          <Switch
            {...control}
            checked={preferences.singleKeys}
            onChange={(event) => change({ singleKeys: event.currentTarget.checked })}
          />
        )}
      </Setting>
      <Setting
        title="Read titles"
        text="The add bar understands dates, #project, p1 to p3 and 30m. When off, a title is only a title."
      >
        {(control) => (
          <Switch
            {...control}
            checked={preferences.readTitles}
            onChange={(event) => change({ readTitles: event.currentTarget.checked })}
          />
        )}
      </Setting>
    </SettingGroup>
  );
}
