import { TOOL_PRESETS, type ToolPreset } from '@plainday/data-preferences';
import styled from 'styled-components';

interface PresetsProps {
  readonly chosen: ToolPreset['id'] | undefined;
  readonly onChoose: (preset: ToolPreset) => void;
}

/** Three answers to what the sidebar lists; none is pressed once somebody has arranged it by hand. */
export function Presets({ chosen, onChoose }: PresetsProps) {
  return (
    <Row role="group" aria-label="What the sidebar lists">
      {TOOL_PRESETS.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset.id === chosen}
          onClick={() => onChoose(preset)}
        >
          <strong>{preset.title}</strong>
          <span>{preset.text}</span>
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 8px;
  padding-top: 12px;
  button {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 10px 12px;
    font: inherit;
    color: var(--text);
    text-align: start;
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    cursor: pointer;
    &:hover {
      background: var(--hover);
    }
    &[aria-pressed='true'] {
      border-color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
    }
    @media (forced-colors: active) {
      &[aria-pressed='true'] {
        outline: 2px solid Highlight;
      }
    }
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--text-2);
    font-size: var(--size-small);
  }
`;
