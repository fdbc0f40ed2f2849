import { keepOnDevice } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { insert } from './account';
import { knowledgeEntries } from './entries.data';
import { completions, habits } from './habits.data';
import { goals, ideas } from './knowledge.data';
import { projects, tasks } from './tasks.data';
import { sessions } from './time.data';
import { voiceNotes, voiceRecordings } from './voice.data';
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
  await keepOnDevice(page, 'mood-energy', moods);
  await keepOnDevice(page, 'health-tracker', healthDays);
  await keepOnDevice(page, 'daily', dailyDays);
  await keepOnDevice(page, 'knowledge-base', knowledgeEntries);
  await keepOnDevice(page, 'voice-notes', voiceNotes);
  await keepOnDevice(page, 'voice-recordings', voiceRecordings);
}
