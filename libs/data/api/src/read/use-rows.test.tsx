import { act, screen, waitFor } from '@testing-library/react';
import { installServer, json, renderWithStore, until } from '@plainday/testing-unit';
import { ideasApi, type Idea } from '../testing';
import { useIdeasListQuery } from '../testing/ideas.api';
import { selectSaving } from '../store/save-state.slice';
import { useRows } from './use-rows';

const { ideasAdd } = ideasApi.endpoints;

const idea = (id: string): Idea => ({
  id,
  title: `Idea ${id}`,
  content: null,
  tags: [],
  category: 'general',
  priority: 'medium',
  status: 'captured',
  created_at: '2026-11-20T10:00:00.000Z',
});

function List() {
  const { rows, status } = useRows(useIdeasListQuery());
  return <p>{`${status}: ${rows.map(({ title }) => title).join(', ')}`}</p>;
}

test('what is added to a list that cannot be read shows at once, and stays when the list has come', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = installServer();
  server.tables['ideas'] = [{ ...idea('a'), user_id: 'somebody' }];
  let isDown = true;
  server.fault = ({ method }) => {
    if (!isDown) return undefined;
    return method === 'GET' ? json(403, { code: 'PT403', message: 'No' }) : 'network';
  };
  const { store } = renderWithStore(<List />);
  expect(screen.getByText('loading:')).toBeVisible();
  act(() => void store.dispatch(ideasAdd.initiate(idea('b'), { track: false })));
  expect(screen.getByText('loading: Idea b')).toBeVisible();
  await screen.findByText('error: Idea b');
  isDown = false;
  await screen.findByText(/^ready:.*Idea b/);
  await waitFor(() => expect(server.tables['ideas']).toHaveLength(2));
  await until(() => !selectSaving(store.getState()));
  expect(screen.getByText(/Idea b$/)).toBeVisible();
  errors.mockRestore();
});
