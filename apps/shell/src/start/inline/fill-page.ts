import { dayInWords } from '@plainday/domain-calendar';
import { readLocal, systemClock } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';
import { shownDashboard, partOf, userId } from './page';
import { sentTools } from './sent-tools';

/** Before the first paint: which view it is, clock and date. */
export function fillPage(): void {
  const frame = shownDashboard();
  if (!frame) return;
  const isNamed = /[?&](tool|project|view|task|q)=/.test(location.search);
  const left = readLocal(personKey('view', userId()));
  const params = new URLSearchParams(isNamed ? location.search : (left ?? ''));
  const chosen = params.get('tool') || params.get('view');
  const open = sentTools().find(({ id }) => id === chosen);
  const isTrash = params.get('view') === 'trash';
  const view = params.get('project') ? '' : isTrash ? 'Trash' : (open?.heading ?? 'All Tasks');
  const data = frame.dataset;
  // The rows that are asked for early.
  data.rows = params.get('tool')
    ? ''
    : params.get('project') || (open?.id ?? (isTrash ? 'trash' : 'all'));
  data.tool = open?.id ?? 'task-list';
  data.view = view;
  partOf(frame, '.f-title').textContent = view;
  // The add bar stands in All Tasks alone, and not over what a search finds.
  if (view !== 'All Tasks' || params.get('q')) partOf(frame, '.f-live').remove();

  const now = systemClock.now();
  partOf(frame, '.f-time').textContent = new Date(now).toTimeString().slice(0, 5);
  partOf(frame, '.f-date').textContent = dayInWords(now);
}
