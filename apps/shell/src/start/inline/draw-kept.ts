import type { PagePicture, RowsPicture } from '@plainday/data-device';
import { readLocalJson, systemClock } from '@plainday/shared-platform';
import { personKey, ROWS_EVENT } from '@plainday/shared-platform/start';
import { drawPart } from './draw-part';
import { drawRow } from './draw-row';
import { partOf, shownDashboard, userId } from './page';
import { rowsOf, type EarlyTask } from './rows-of';

/**
 * Behind the frames: what was in sight when the view was left, as the tool has kept it; where it has kept nothing, the
 * rows that were asked for early.
 */
export function drawKept(): void {
  const frame = shownDashboard();
  if (!frame || /[?&]q=/.test(location.search)) return;
  const list = partOf(frame, '.f-kept');

  function attempt(drawing: () => void): void {
    try {
      drawing();
    } catch {
      // The rows come with the app.
      list.replaceChildren();
    }
  }

  attempt(() => drawPicture(frame, list));
  if (list.firstChild) return;
  document.addEventListener(ROWS_EVENT, ({ detail }: CustomEventInit<readonly EarlyTask[]>) =>
    attempt(() => {
      const rows = rowsOf(detail ?? [], frame.dataset.rows === 'all');
      list.replaceChildren(...rows.map((row) => drawRow(row, { isSameDay: true })));
    }),
  );
}

function drawPicture(frame: HTMLElement, list: HTMLElement): void {
  const kept = readLocalJson(personKey('rows', userId())) as RowsPicture | PagePicture | null;
  if (kept?.version !== 1 || kept.view !== frame.dataset.rows) return;
  const isSameWidth = kept.width === innerWidth;
  const isSameDay = kept.day === new Date(systemClock.now()).toDateString();
  if ('rows' in kept) {
    const drawn = { isSameDay, hasHeight: isSameWidth };
    list.append(...kept.rows.map((row) => drawRow(row, drawn)));
  } else if (isSameWidth && isSameDay && kept.theme === document.documentElement.dataset.theme) {
    list.classList.add('f-placed');
    list.append(...kept.parts.map((part) => drawPart(part, kept.looks)));
  } else return;
  const heading = partOf(frame, '.f-title');
  heading.textContent = kept.heading;
  if (isSameWidth) heading.style.height = `${kept.headHeight}px`;
}
