import { act, render, screen } from '@testing-library/react';
import { TrialNews } from './trial-news';

afterEach(() => jest.restoreAllMocks());

const answer = (make: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(make);

it('says which share a release on trial has, and since when', async () => {
  const trial = {
    share: 10,
    shares: [10, 50, 100],
    since: '2026-11-25T14:06:00',
    parts: ['tasks/task-list'],
  };
  answer(async () => Response.json({ trial }));
  const { container } = render(<TrialNews />);
  expect(await screen.findByText('tasks/task-list')).toBeVisible();
  expect(container).toHaveTextContent('10% of browsers, of 10, 50, 100');
  expect(container).toHaveTextContent('Nov 25, 2026, 14:06');
});

it('says when a trial went back by itself, and why', async () => {
  const note = 'r2: tools-time failed in 9 of 310 visits, for the others in 1 of 305';
  answer(async () => Response.json({ returned: { at: '2026-11-25T13:21:00', note } }));
  const { container } = render(<TrialNews />);
  expect(await screen.findByText('Went back by itself')).toBeVisible();
  expect(container).toHaveTextContent(`Nov 25, 2026, 13:21: ${note}`);
});

it.each([
  ['nothing is tried', async () => Response.json({})],
  ['nobody answers', () => Promise.reject(new Error('offline'))],
  ['it is not there', async () => new Response('<html>', { status: 404 })],
  ['it cannot be read', async () => Response.json({ trial: { since: 'soon' } })],
])('says nothing where %s', async (_case, make) => {
  answer(make);
  const { container } = await act(async () => render(<TrialNews />));
  expect(container).toBeEmptyDOMElement();
});
