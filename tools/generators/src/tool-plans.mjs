/**
 * What the generator knows of the nineteen tools beside their names: where they keep what people enter
 * (decisions 42; spec §3, §9), what one entry is called, the icon of `lucide`, the key after G, and the
 * letters before the numbers of their rules. `table`, `text` and `made` are of account tools: where rows
 * lie, the column of their text and that of their time. Those that keep `nothing` show what others keep.
 */
export const PLANS = {
  'time-tracker': {
    keeps: 'account',
    table: 'time_sessions',
    text: 'task_name',
    made: 'start_time',
    item: 'session',
    icon: 'Clock',
    goTo: 'k',
    rules: 'TT',
  },
  dashboard: { keeps: 'nothing', item: 'figure', icon: 'ChartColumn', goTo: 'd', rules: 'PD' },
  eisenhower: { keeps: 'nothing', item: 'task', icon: 'Grid2x2', goTo: 'q', rules: 'EM' },
  templates: { keeps: 'device', item: 'template', icon: 'LayoutTemplate', goTo: 'x', rules: 'TE' },
  calendar: { keeps: 'nothing', item: 'day', icon: 'CalendarDays', goTo: 'c', rules: 'CV' },
  pomodoro: { keeps: 'device', item: 'session', icon: 'AlarmClock', goTo: 'p', rules: 'PO' },
  mindful: { keeps: 'nothing', item: 'break', icon: 'Wind', goTo: 'b', rules: 'MB' },
  daily: { keeps: 'device', item: 'day', icon: 'ListChecks', goTo: 'y', rules: 'DT' },
  habits: {
    keeps: 'account',
    table: 'habits',
    item: 'habit',
    icon: 'Repeat',
    goTo: 'h',
    rules: 'HB',
  },
  notes: {
    keeps: 'literal',
    key: 'quickNotes',
    text: 'content',
    item: 'note',
    icon: 'StickyNote',
    goTo: 'n',
    rules: 'QN',
  },
  goals: {
    keeps: 'literal',
    key: 'weeklyGoals',
    text: 'title',
    item: 'goal',
    icon: 'Target',
    goTo: 'w',
    rules: 'WG',
  },
  'mind-mapping': { keeps: 'device', item: 'topic', icon: 'Network', goTo: 'j', rules: 'MM' },
  'mood-energy': { keeps: 'device', item: 'entry', icon: 'Smile', goTo: 'm', rules: 'ME' },
  'idea-capture': {
    keeps: 'account',
    table: 'ideas',
    item: 'idea',
    icon: 'Lightbulb',
    goTo: 'i',
    rules: 'IC',
  },
  'health-tracker': { keeps: 'device', item: 'day', icon: 'HeartPulse', goTo: 'e', rules: 'HT' },
  'voice-notes': { keeps: 'device', item: 'recording', icon: 'Mic', goTo: 'v', rules: 'VN' },
  'learning-tracker': {
    keeps: 'account',
    table: 'learning_progress',
    text: 'topic',
    item: 'goal',
    icon: 'GraduationCap',
    goTo: 'l',
    rules: 'LT',
  },
  'knowledge-base': { keeps: 'device', item: 'article', icon: 'BookOpen', goTo: 'r', rules: 'KB' },
  'deep-work': { keeps: 'device', item: 'session', icon: 'Brain', goTo: 'f', rules: 'DW' },
};

/** Keys after G that the shell itself obeys: all tasks, trash, settings. */
export const SHELL_KEYS = ['a', 'x', 's'];
