import { act, screen } from '@testing-library/react';
import { logger } from '@plainday/shared-platform';
import { installServer, renderInShell } from '@plainday/testing-unit';
import type { RestoreReady } from './read-restore';
import { useRestore } from './use-restore';

/** A file that is never read to its end. */
const FILE = {
  name: 'archive.zip',
  slice: () => ({ text: () => new Promise(() => undefined) }),
} as unknown as File;

/** An archive whose rows cannot be compared. */
const BROKEN = {
  archive: { info: { scope: 'everything' }, sounds: new Map() },
  archived: {
    get tables(): never {
      throw new TypeError('No rows.');
    },
  },
  here: {},
  parts: [],
} as unknown as RestoreReady;

function Page() {
  const { stage, start } = useRestore(FILE);
  return (
    <>
      <output>{stage.kind === 'done' ? `done: ${stage.restored.failed}` : stage.kind}</output>
      <button onClick={() => start(BROKEN, 'add')}>Start</button>
    </>
  );
}

test('a restore that cannot be planned ends as one that failed, with the reason in the log', async () => {
  installServer();
  const error = jest.spyOn(logger, 'error').mockReturnValue();
  await renderInShell(<Page />);
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('done: unread')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith('A restore could not be planned.', expect.any(TypeError));
  error.mockRestore();
});
