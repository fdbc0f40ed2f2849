import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskTitle } from '../task-title';

test('what is being typed stays when the row is drawn again meanwhile', async () => {
  const typing = userEvent.setup();
  const title = (text: string) => <TaskTitle title={text} canEdit onSave={() => undefined} />;
  const { rerender } = render(title('One'));
  await typing.click(screen.getByRole('button', { name: 'One' }));
  await typing.keyboard(', and much');
  rerender(title('One, elsewhere'));
  await typing.keyboard(' longer');
  expect(screen.getByRole('textbox', { name: 'Task title' })).toHaveValue('One, and much longer');
});

test('a title that another device has changed meanwhile is not taken back by closing the field', async () => {
  const typing = userEvent.setup();
  const saved: string[][] = [];
  let closed = 0;
  const title = (text: string) => (
    <TaskTitle
      title={text}
      canEdit
      onSave={(...titles) => void saved.push(titles)}
      onCancel={() => void (closed += 1)}
    />
  );
  const { rerender } = render(title('One'));
  await typing.click(screen.getByRole('button', { name: 'One' }));
  rerender(title('Two'));
  await typing.tab();
  expect([saved, closed]).toEqual([[], 1]);
  await typing.click(screen.getByRole('button', { name: 'Two' }));
  rerender(title('Three'));
  await typing.keyboard('{Control>}a{/Control}Mine{Enter}');
  expect(saved).toEqual([['Mine', 'Two']]);
});
