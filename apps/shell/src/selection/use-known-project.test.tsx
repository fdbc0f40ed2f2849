import { act, waitFor } from '@testing-library/react';
import { createAppStore, startSnapshots, type SnapshotStorage } from '@plainday/data-api';
import { projectsApi } from '@plainday/data-tasks';
import type { Selection } from '@plainday/federation-contract';
import { buildProject, installServer, renderWithStore, until } from '@plainday/testing-unit';
import { useKnownProject } from './use-known-project';

const OLD = buildProject({ title: 'Garden', position: 0 });
const NEW = buildProject({ title: 'House', position: 1 });
const { projectsList } = projectsApi.endpoints;

/** The device keeps a list of projects from the last visit. */
function storageWith(projects: readonly object[]): SnapshotStorage {
  const value = { endpoint: 'projectsList', arg: undefined, data: projects, version: 1 };
  return {
    load: async () => [{ key: 'projectsList(undefined)', value, savedAt: 5 }],
    save: async () => undefined,
    drop: async () => undefined,
    close: () => undefined,
  };
}

function Probe({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const selection: Selection = { kind: 'project', projectId: id };
  useKnownProject(selection, onLeave);
  return null;
}

test('a project that the kept list does not know yet is waited for, and an unknown one is left', async () => {
  const server = installServer();
  server.tables['projects'] = [OLD, NEW];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const real = globalThis.fetch;
  const slow = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    await held;
    return real(...request);
  });
  const store = createAppStore();
  const known = jest.fn();
  const unknown = jest.fn();
  renderWithStore(
    <>
      <Probe id={NEW.id} onLeave={known} />
      <Probe id="gone" onLeave={unknown} />
    </>,
    { store },
  );
  const stop = startSnapshots(store, storageWith([OLD]));
  const list = () => projectsList.select()(store.getState()).data;
  await act(() => until(() => list()?.length === 1));
  expect(known).not.toHaveBeenCalled();
  expect(unknown).not.toHaveBeenCalled();

  answer();
  await act(() => until(() => list()?.length === 2));
  await waitFor(() => expect(unknown).toHaveBeenCalledWith({ kind: 'all' }));
  expect(known).not.toHaveBeenCalled();
  stop();
  slow.mockRestore();
});
