import { SegmentedControl } from '@plainday/ui-components';
import { useTheme, type ThemeChoice } from '@plainday/ui-theme';
import { Setting, SettingGroup } from '../setting';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the operating system has it. */
export function Look() {
  const { choice, setChoice } = useTheme();
  return (
    <SettingGroup title="Look">
      <Setting wide plain title="Theme" text="System follows your operating system.">
        {() => (
          <SegmentedControl label="Theme" options={THEMES} value={choice} onChange={setChoice} />
        )}
      </Setting>
    </SettingGroup>
  );
}
