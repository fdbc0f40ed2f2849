import { isDeepStrictEqual } from 'node:util';
import { lifeOf, type Figure, type Life } from './life';
import { goals } from './tools/goals';
import { habits } from './tools/habits';
import * as knowledge from './tools/knowledge';
import { fromCompletion, repeating, tasks } from './tools/tasks';
import { deepWork, pomodoro } from './tools/timers';
import { tracked } from './tools/tracked';
import * as wellbeing from './tools/wellbeing';
import { numberOf } from './wall';

/** Everything that is looked at in a month: all nineteen tools. */
const TOOLS: Readonly<Record<string, (life: Life) => readonly Figure[]>> = {
  'Dashboard, Matrix, Calendar, Templates, Today': tasks,
  'Tasks that repeat': (life) => [...repeating(life), ...fromCompletion(life)],
  'Time Tracker, Calendar, Pomodoro, Deep Work': (life) => {
    const others = [pomodoro(life), deepWork(life)];
    return [...others.flatMap(({ figures }) => figures), ...tracked(life, others)];
  },
  'Weekly Goals': goals,
  'Habit Tracker': habits,
  'Daily Tracker': wellbeing.dailyTracker,
  'Mindful Break': wellbeing.mindful,
  'Health Tracker': wellbeing.healthTracker,
  'Mood & Energy': wellbeing.mood,
  'Quick Notes': knowledge.notes,
  'Idea Capture': knowledge.ideas,
  'Learning Tracker': knowledge.learning,
  'Mind Mapping': knowledge.mindMap,
  'Knowledge Base': knowledge.knowledge,
  'Voice Notes': knowledge.voiceNotes,
};

/** The clocks of Berlin and New York change within each of these months. */
const BEGINS = ['2026-03-05', '2026-10-08'];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];
const FROM = Number(process.env['SEED'] ?? 1);
const SEEDS = Number(process.env['SEEDS'] ?? 1);

describe.each(ZONES)('a month in %s', (timeZone) => {
  describe.each(BEGINS)('from %s', (begin) => {
    describe.each([0, 240])('with days that begin %i minutes after midnight', (dayStartMinutes) => {
      test.each(Object.keys(TOOLS))('[issue 37] %s: every figure is right', (tool) => {
        const different = Array.from({ length: SEEDS }, (_, index) => FROM + index).flatMap(
          (seed) => {
            const life = lifeOf({ timeZone, dayStartMinutes, firstDay: numberOf(begin), seed });
            const figures = TOOLS[tool]?.(life) ?? [];
            expect(figures.length).toBeGreaterThan(0);
            return figures
              .filter(({ app, model }) => !isDeepStrictEqual(app, model))
              .map((figure) => ({ seed, ...figure }));
          },
        );
        expect(different.slice(0, 3)).toEqual([]);
      });
    });
  });
});
