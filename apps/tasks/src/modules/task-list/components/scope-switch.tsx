import { SegmentedControl } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';
import type { Scope } from '@plainday/data-tasks';

const SCOPES: readonly { value: Scope; label: string }[] = [
  { value: 'inbox', label: 'No project' },
  { value: 'everywhere', label: 'Everywhere' },
];

const Box = styled.div`
  ${phone} {
    flex: 1;
    min-width: 0;
    label {
      padding: 0 9px;
      font-size: var(--size-small);
    }
  }
`;

interface ScopeSwitchProps {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Which tasks All Tasks shows: those without a project, by the letter of the spec, or all (decisions 7). */
export function ScopeSwitch({ scope, onChange }: ScopeSwitchProps) {
  return (
    <Box>
      <SegmentedControl label="Tasks shown" options={SCOPES} value={scope} onChange={onChange} />
    </Box>
  );
}
