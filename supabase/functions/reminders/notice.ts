import type { DueSummary, DueTimer, PushedMessage } from './due.ts';

function countWords({ today, earlier }: DueSummary): string {
  const words = [
    ...(today > 0 ? [`${today} ${today === 1 ? 'task' : 'tasks'} for today`] : []),
    ...(earlier > 0 ? [`${earlier} overdue`] : []),
  ];
  return words.length === 0 ? 'Nothing is due today.' : words.join(', ');
}

/** What is said of a timer that has ended, or of the day that begins. */
export function noticeOf(notice: DueTimer | DueSummary, at: string): PushedMessage {
  if ('name' in notice) {
    const { name, title, body } = notice;
    return { kind: 'notice', title, body, tag: name, at, page: `/dashboard?tool=${name}` };
  }
  const page = '/dashboard?view=today';
  return { kind: 'notice', title: 'Your day', body: countWords(notice), tag: 'summary', at, page };
}
