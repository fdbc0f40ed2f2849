import { createAppStore } from '@plainday/data-api';
import { manageDevice } from '@plainday/data-device';
import { inSlices, OWNER_KEY } from '@plainday/shared-platform';
import { installServer, TEST_USER } from '@plainday/testing-unit';
import type { Contents } from '../../model/archive/format';
import { restorePlan } from '../../model/archive/restore.logic';
import { runRestore } from './run-restore';

const notes = (...ids: readonly string[]) => ({
  key: 'quickNotes',
  value: JSON.stringify(ids.map((id) => ({ id, content: `Note ${id}` }))),
});
const contents = (...ids: readonly string[]): Contents => ({
  tables: new Map(),
  device: new Map(),
  texts: [notes(...ids)],
});

test('what was written on the device since the restore was planned stays', async () => {
  installServer();
  const { dispatch } = createAppStore();
  const device = await manageDevice();
  const userId = TEST_USER.id;
  localStorage.setItem(OWNER_KEY, userId);
  const [archived, here] = [contents('archived'), contents('old')];
  const plan = await inSlices(restorePlan(archived, here, 'add', { scope: 'part' }));
  device.putLocalTexts(userId, [notes('old', 'new')]);
  const restoring = { userId, archived, here, plan, sounds: new Map(), mode: 'add' } as const;
  expect(await runRestore(dispatch, restoring, { onProgress: () => undefined })).toEqual({
    written: 0,
    refused: 0,
    failed: null,
  });
  const kept = device.listLocalTexts(userId).find(({ key }) => key === 'quickNotes');
  const ids = (JSON.parse(kept?.value ?? '[]') as { id: string }[]).map(({ id }) => id);
  expect(ids.sort()).toEqual(['archived', 'new', 'old']);
});
