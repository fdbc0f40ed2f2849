import { useState } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { OWNER_KEY } from '@plainday/shared-platform';
import { TextField } from '@plainday/ui-components';
import { FormDialog } from './form-dialog';
import { createFormDraft } from './form-draft';
import { FormField } from './form-field';
import { SearchField } from './search-field';
import { submitByKeys } from './submit-keys';
import { useFieldDraft } from './use-field-draft';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Please enter a title')),
  hours: z.string().check(z.regex(/^\d+$/, 'Please enter a number')),
});

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});

function renderDialog() {
  const calls = { onSubmit: jest.fn(), onClose: jest.fn() };
  render(
    <FormDialog
      draft="goal.new"
      title="New Goal"
      schema={schema}
      initial={{ title: '', hours: '20' }}
      {...calls}
    >
      {(form) => (
        <>
          <FormField label="Hours" error={form.errors.hours}>
            {(control) => (
              <TextField
                {...control}
                value={form.values.hours}
                onChange={(event) => form.set('hours', event.currentTarget.value)}
              />
            )}
          </FormField>
          <FormField label="Title" error={form.errors.title}>
            {(control) => (
              <TextField
                {...control}
                value={form.values.title}
                onChange={(event) => form.set('title', event.currentTarget.value)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>,
  );
  return calls;
}

it('says what is wrong, goes to the first wrong field, and says it again at the next try', async () => {
  const { onSubmit } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const title = screen.getByLabelText('Title');
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Please enter a title');
  const said = screen.getByText('Please enter a title');
  expect(said.closest('[aria-live="assertive"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a title')).not.toBe(said);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('saves with Ctrl+Enter what the schema made of it', async () => {
  const stop = submitByKeys();
  const { onSubmit } = renderDialog();
  await userEvent.type(screen.getByLabelText('Title'), ' Spanish {Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ title: 'Spanish', hours: '20' });
  stop();
});

it('closes at once when nothing changed, and asks when something did', async () => {
  const { onClose } = renderDialog();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Title'), 'S{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('searches with one label, and Escape empties the field before it does anything else', async () => {
  function Search() {
    const [query, setQuery] = useState('');
    return <SearchField label="Search notes" value={query} onChange={setQuery} />;
  }
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <Search />
    </div>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search notes...' });
  expect(field).toHaveAttribute('placeholder', 'Search notes...');
  await userEvent.type(field, 'milk');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

function LabelField({ onCommit }: { readonly onCommit: (text: string) => void }) {
  return <TextField aria-label="Label" {...useFieldDraft('Work', onCommit)} />;
}

test('a field is taken over on Enter and when it is left; Escape gives it up, the same text is no change', async () => {
  const onCommit = jest.fn();
  render(<LabelField onCommit={onCommit} />);
  const field = screen.getByRole('textbox', { name: 'Label' });
  await userEvent.type(field, ' at home {Enter}');
  expect(onCommit).toHaveBeenLastCalledWith('Work at home');
  await userEvent.type(field, 'ing');
  await userEvent.tab();
  expect(onCommit).toHaveBeenLastCalledWith('Working');
  await userEvent.type(field, ' less{Escape}');
  expect(field).toHaveValue('Work');
  await userEvent.type(field, ' {Enter}');
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledTimes(2);
});

const useTitle = createFormDraft('title', '', (title) => title.trim() !== '');

function TitleForm({ userId }: { readonly userId: string }) {
  const [title, setTitle, clear] = useTitle(userId);
  return (
    <>
      <TextField
        aria-label="Title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button onClick={clear}>Clear</button>
    </>
  );
}

test('what was typed survives leaving the screen, for its user alone, until it is sent', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Title' });
  const first = render(<TitleForm userId="ada" />);
  await userEvent.type(field(), 'Plan');
  first.unmount();
  const other = render(<TitleForm userId="bob" />);
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '  ');
  other.unmount();
  const blank = render(<TitleForm userId="bob" />);
  expect(field()).toHaveValue('');
  blank.unmount();
  render(<TitleForm userId="ada" />);
  expect(field()).toHaveValue('Plan');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});

describe('what is typed into a dialog', () => {
  const title = () => screen.getByLabelText('Title');
  const restored = () => screen.queryByText('You had not saved this. It is as you left it.');

  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem(OWNER_KEY, 'ada');
  });

  it('is there again when the page has gone meanwhile, but not for another person', async () => {
    renderDialog();
    expect(restored()).toBeNull();
    await userEvent.type(title(), 'Spanish');
    cleanup();
    localStorage.setItem(OWNER_KEY, 'ben');
    renderDialog();
    expect(title()).toHaveValue('');
    cleanup();
    localStorage.setItem(OWNER_KEY, 'ada');
    renderDialog();
    expect(title()).toHaveValue('Spanish');
    expect(restored()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(title()).toHaveValue('');
    expect(restored()).toBeNull();
    cleanup();
    renderDialog();
    expect(title()).toHaveValue('');
  });

  it.each(['saved', 'discarded'])('is kept no longer when it is %s', async (how) => {
    renderDialog();
    await userEvent.type(title(), 'Spanish');
    const isSaved = how === 'saved';
    await userEvent.click(screen.getByRole('button', { name: isSaved ? 'Save' : 'Cancel' }));
    if (!isSaved) await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    cleanup();
    renderDialog();
    expect(title()).toHaveValue('');
  });

  it('gives way where a draft of an older build no longer fits', () => {
    localStorage.setItem('plainday.draft.goal.new.ada', '{"title":7,"hours":"3","gone":1}');
    renderDialog();
    expect(title()).toHaveValue('');
    expect(screen.getByLabelText('Hours')).toHaveValue('3');
  });
});
