import { toolById, toolPath, tools } from './tools';

/** Spec §2, Dashboard: the headings in their order, without Settings. */
const HEADINGS =
  'Time Tracking, Productivity Dashboard, Eisenhower Matrix, Template Manager, Calendar View, Pomodoro Timer, Mindful Break, Daily Tracker, Habit Tracker, Quick Notes, Weekly Goals, Mind Mapping, Mood & Energy Tracker, Idea Capture, Health Tracker, Voice Notes, Learning Tracker, Knowledge Base, Deep Work Sessions';

/** Spec §2, Dashboard: the tool ids in their order, without settings. */
const IDS =
  'time-tracker, dashboard, eisenhower, templates, calendar, pomodoro, mindful, daily, habits, notes, goals, mind-mapping, mood-energy, idea-capture, health-tracker, voice-notes, learning-tracker, knowledge-base, deep-work';

/** Spec §2, Route table and the links under it. */
const PATHS = [
  '/tools/time-tracker, /tools/pomodoro-timer, /tools/eisenhower-matrix',
  '/tools/productivity-dashboard, /tools/mind-mapping, /tools/quick-notes, /tools/task-templates, /tools/calendar, /tools/mindful-breaks, /tools/daily-tracker, /tools/habit-tracker, /tools/weekly-goals, /tools/mood-energy-tracker, /tools/idea-capture, /tools/health-tracker, /tools/voice-notes, /tools/learning-tracker, /tools/knowledge-base, /tools/deep-work',
].join(', ');

it('names the tools of the specification, in its order', () => {
  expect(tools.map(({ id }) => id)).toEqual(IDS.split(', '));
  expect(tools.map(({ heading }) => heading)).toEqual(HEADINGS.split(', '));
});

it('has the public paths of the specification, each once', () => {
  expect(tools.map(toolPath).sort()).toEqual(PATHS.split(', ').sort());
});

it('knows that the Template Manager lives at task-templates', () => {
  expect(toolPath(toolById('templates'))).toBe('/tools/task-templates');
});
