import type { Page } from '@playwright/test';
import { insert } from './account';
import { keep } from './device';
import { completions, habits } from './habits.data';
import { goals, ideas } from './knowledge.data';
import { projects, tasks } from './tasks.data';
import { sessions } from './time.data';
import { dailyDays, healthDays, moods } from './wellbeing.data';

/** Fills the account and the device of the person who is signed in with the days of a designer. */
export async function furnish(page: Page): Promise<void> {
  await insert(page, 'projects', projects);
  await insert(page, 'tasks', tasks);
  await insert(page, 'time_sessions', sessions);
  await insert(page, 'habits', habits);
  await insert(page, 'habit_completions', completions);
  await insert(page, 'ideas', ideas);
  await insert(page, 'learning_progress', goals);
  await keep(page, 'mood-energy', moods);
  await keep(page, 'health-tracker', healthDays);
  await keep(page, 'daily', dailyDays);
}
