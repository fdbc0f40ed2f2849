import { styled } from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { Button, Card } from '@plainday/ui-components';
import { createDraftKeeper, useForm } from '@plainday/ui-patterns';
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

const drafts = createDraftKeeper('learning-goal', emptyGoal);

/** In place of an empty list: the first goal, right here. */
export function FirstGoal({ onCreate }: { readonly onCreate: (draft: GoalDraft) => void }) {
  const { id: userId } = useShell().user;
  const form = useForm<GoalDraft>({
    initial: drafts.read(userId),
    schema: goalDraftSchema,
    onChange: (values) => drafts.write(userId, values),
    onSubmit(values) {
      drafts.write(userId, emptyGoal);
      onCreate(values);
    },
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
