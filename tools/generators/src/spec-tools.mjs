/** The tools of spec §2 in the order of their list: id, heading, public path (decisions 40). */
const TOOLS = [
  ['time-tracker', 'Time Tracking', 'time-tracker'],
  ['dashboard', 'Productivity Dashboard', 'productivity-dashboard'],
  ['eisenhower', 'Eisenhower Matrix', 'eisenhower-matrix'],
  ['templates', 'Template Manager', 'task-templates'],
  ['calendar', 'Calendar View', 'calendar'],
  ['pomodoro', 'Pomodoro Timer', 'pomodoro-timer'],
  ['mindful', 'Mindful Break', 'mindful-breaks'],
  ['daily', 'Daily Tracker', 'daily-tracker'],
  ['habits', 'Habit Tracker', 'habit-tracker'],
  ['notes', 'Quick Notes', 'quick-notes'],
  ['goals', 'Weekly Goals', 'weekly-goals'],
  ['mind-mapping', 'Mind Mapping', 'mind-mapping'],
  ['mood-energy', 'Mood & Energy Tracker', 'mood-energy-tracker'],
  ['idea-capture', 'Idea Capture', 'idea-capture'],
  ['health-tracker', 'Health Tracker', 'health-tracker'],
  ['voice-notes', 'Voice Notes', 'voice-notes'],
  ['learning-tracker', 'Learning Tracker', 'learning-tracker'],
  ['knowledge-base', 'Knowledge Base', 'knowledge-base'],
  ['deep-work', 'Deep Work Sessions', 'deep-work'],
];

/** Title, path and rank of a tool; one that the spec does not know comes after all that it does. */
export function describeTool(id) {
  const index = TOOLS.findIndex(([known]) => known === id);
  if (index >= 0) {
    const [, title, slug] = TOOLS[index];
    return { title, slug, order: (index + 1) * 10 };
  }
  const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return { title: words.join(' '), slug: id, order: (TOOLS.length + 1) * 10 };
}
