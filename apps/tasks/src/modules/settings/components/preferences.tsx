import { SegmentedControl } from '@plainday/ui-components';
import { useTheme, type ThemeChoice } from '@plainday/ui-theme';
import styled from 'styled-components';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const Setting = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 4px 0 20px;
  border-bottom: 1px solid var(--line);
  h2 {
    font: 600 15px/22px var(--font);
  }
  p {
    color: var(--text-2);
  }
`;

const More = styled.p`
  padding-top: 20px;
  color: var(--text-3);
`;

/** The tab Preferences: what can be chosen today, and the sentence of the spec (decisions 37). */
export function Preferences() {
  const { choice, setChoice } = useTheme();
  return (
    <>
      <Setting>
        <div>
          <h2>Theme</h2>
          <p>For this device. System follows your operating system.</p>
        </div>
        <SegmentedControl label="Theme" options={THEMES} value={choice} onChange={setChoice} />
      </Setting>
      <More>More preferences are coming in future updates.</More>
    </>
  );
}
