import { styled } from 'styled-components';
import { Button, Card } from '@plainday/ui-components';
import { useForm } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import { emptyGoal, goalDraftSchema, type GoalDraft } from '../model/learning.schema';
import { GoalFields } from './goal-fields';

const Form = styled.form`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: var(--space-4);
  > :is(h2, button) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  h2 {
    font: 600 var(--type-heading);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** In place of an empty list: the first goal, right here. */
export function FirstGoal({ onCreate }: { readonly onCreate: (draft: GoalDraft) => void }) {
  const form = useForm<GoalDraft>({
    draft: 'learning-goal',
    initial: emptyGoal,
    schema: goalDraftSchema,
    onSubmit: onCreate,
  });
  return (
    <Card>
      <Form
        id={form.id}
        noValidate
        aria-label="Set a first goal"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <h2>Set a first goal</h2>
        <GoalFields form={form} />
        <Button type="submit" variant="primary">
          Create goal
        </Button>
      </Form>
    </Card>
  );
}
