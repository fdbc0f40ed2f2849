import {
  changePreferences,
  presetOf,
  TOOL_PRESETS,
  usePreferences,
} from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { Button, SegmentedControl } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { useId } from 'react';
import styled from 'styled-components';
import { useExamples } from './use-examples';
import type { Welcome as Stage } from './welcome.logic';

export interface WelcomeProps {
  /** Ids of the example tasks that were added. */
  readonly examples: readonly string[];
  readonly onStage: (stage: Stage) => void;
}

/** The first start asks one thing, which tools stand in the sidebar, and offers examples. Once, never in the way. */
export function Welcome({ examples, onStage }: WelcomeProps) {
  const { user } = useShell();
  const id = useId();
  const { add, remove } = useExamples(examples, onStage);
  const preferences = usePreferences(user.id);
  const chosen = presetOf(preferences);

  if (examples.length > 0) {
    return (
      <Box aria-labelledby={id}>
        <Row>
          <p id={id}>Three example tasks are in your list. Do them, then let them go.</p>
          <Button size="s" variant="ghost" onClick={() => onStage('done')}>
            Keep them
          </Button>
          <Button size="s" onClick={() => void remove()}>
            Remove examples
          </Button>
        </Row>
      </Box>
    );
  }
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>What do you want to begin with?</h2>
      <SegmentedControl
        label="What the sidebar lists"
        options={TOOL_PRESETS.map((preset) => ({ value: preset.id, label: preset.title }))}
        value={chosen?.id ?? 'everything'}
        onChange={(value) => {
          const preset = TOOL_PRESETS.find((each) => each.id === value);
          if (preset) changePreferences(user.id, preset.choice);
        }}
      />
      <Row>
        <p>
          {chosen?.text} <small>You can change this in Settings.</small>
        </p>
        <Button size="s" variant="ghost" onClick={() => void add()}>
          Add three examples
        </Button>
        <Button size="s" onClick={() => onStage('done')}>
          Done
        </Button>
      </Row>
    </Box>
  );
}

const Box = styled.section`
  box-sizing: border-box;
  display: grid;
  gap: var(--space-3);
  width: min(100% - 64px, 728px);
  /* Near the words of the empty list, whose page leaves room at its end. */
  margin: -64px auto var(--space-8);
  padding: var(--space-4) var(--space-4) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  > h2 {
    font: 600 var(--type-lead);
  }
  > [role='radiogroup'] {
    justify-self: start;
  }
  ${phone} {
    width: calc(100% - 32px);
    /* All of it above the bottom bar of a phone 800 px high. */
    margin-top: -136px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  > :first-child {
    flex: 1 1 240px;
  }
  > p {
    color: var(--text-2);
    font: var(--type-small);
  }
  small {
    color: var(--text-3);
    font-size: inherit;
  }
`;
