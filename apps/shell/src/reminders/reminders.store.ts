import { deviceValue } from '@plainday/data-device';
import { bookSchema, type ReminderBook } from './reminders.schema';

const EMPTY: ReminderBook = {};

/** What this device remembers of reminders. */
export const reminderStore = deviceValue({
  namespace: 'reminders',
  key: 'book',
  version: 1,
  schema: bookSchema,
  initial: EMPTY,
});
