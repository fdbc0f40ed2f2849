import { newTask, type Task } from '@plainday/domain-tasks';
import { summaryOf, trashSummary } from './summary.logic';

const now = new Date(2026, 10, 21, 12);
const task = (fields: Partial<Task>): Task => ({
  ...newTask('t', { id: 't', userId: 'u', nowMs: 0 }),
  ...fields,
});

describe('summary', () => {
  it('counts open tasks and the minutes planned for today', () => {
    const today = now.toISOString();
    const tomorrow = new Date(2026, 10, 22).toISOString();
    expect(
      summaryOf(
        [
          task({ due_date: today, duration: 45 }),
          task({ due_date: today, duration: 180, parent_task_id: 'p' }),
          task({ due_date: tomorrow, duration: 30 }),
          task({ completed: true, due_date: today, duration: 30 }),
        ],
        now,
      ),
    ).toBe('2 open · 3 h 45 min planned today');
    expect(summaryOf([], now)).toBe('0 open');
  });

  it('names what is in the trash', () => {
    expect(trashSummary(12, 3)).toBe('12 completed, 3 deleted');
    expect(trashSummary(0, 3)).toBe('3 deleted');
  });
});
