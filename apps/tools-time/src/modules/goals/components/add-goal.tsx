import { useRef } from 'react';
import type { FormEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Button, Card } from '@plainday/ui-components';
import { announce } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { useGoalDraft } from '../hooks/use-goal-draft';
import { canAddGoal } from '../model/goals.logic';
import { DEFAULT_UNIT, type GoalDraft } from '../model/goals.schema';

const Form = styled(Card).attrs({ as: 'form' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  padding: 7px 8px 7px 16px;
  box-shadow: var(--shadow);
  > button {
    margin-inline-start: auto;
  }
` as unknown as 'form';

const Input = styled.input`
  min-width: 0;
  min-height: 36px;
  padding: 4px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: var(--text);
  font: var(--type-item);
`;

const Title = styled(Input)`
  flex: 1 1 120px;
  ${phone} {
    flex-basis: 100%;
  }
`;

const Small = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--line);
  color: var(--text-2);
  font: var(--type-small);
  ${phone} {
    padding-inline-start: 0;
    border: 0;
  }
`;

export interface AddGoalProps {
  readonly onAdd: (draft: GoalDraft) => void;
  readonly titleRef: Ref<HTMLInputElement>;
}

/** The bar that adds a goal: a title, a target, what is counted. */
export function AddGoal({ onAdd, titleRef }: AddGoalProps) {
  const { typed, set, clear } = useGoalDraft();
  const { title, target, unit } = typed;
  const form = useRef<HTMLFormElement>(null);
  const draft = { title, target: Number(target), unit };
  const canAdd = canAddGoal(draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canAdd) return;
    onAdd(draft);
    announce(`“${title.trim()}” added`);
    clear();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <Form ref={form} aria-label="Add a goal" onSubmit={handleSubmit}>
      <Title
        ref={titleRef}
        aria-label="Goal"
        placeholder="Add a goal..."
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Small>
        Target
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          max={9999}
          style={{ width: 60 }}
          value={target}
          onChange={(event) => set({ target: event.target.value })}
        />
      </Small>
      <Small>
        Unit
        <Input
          placeholder={DEFAULT_UNIT}
          autoComplete="off"
          maxLength={30}
          style={{ width: 80 }}
          value={unit}
          onChange={(event) => set({ unit: event.target.value })}
        />
      </Small>
      <Button type="submit" variant="primary" disabled={!canAdd}>
        Add
      </Button>
    </Form>
  );
}
