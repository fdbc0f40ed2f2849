import type { ToolId } from '@plainday/shared-utils/site';
import type { ToolCopy } from '../copy.types';
import { timeTracker } from './time/time-tracker';
import { dashboard } from './tasks/dashboard';
import { eisenhower } from './tasks/eisenhower';
import { templates } from './tasks/templates';
import { calendar } from './time/calendar';
import { pomodoro } from './time/pomodoro';
import { mindful } from './wellbeing/mindful';
import { daily } from './wellbeing/daily';
import { habits } from './wellbeing/habits';
import { notes } from './knowledge/notes';
import { goals } from './time/goals';
import { mindMapping } from './knowledge/mind-mapping';
import { moodEnergy } from './wellbeing/mood-energy';
import { ideaCapture } from './knowledge/idea-capture';
import { healthTracker } from './wellbeing/health-tracker';
import { voiceNotes } from './knowledge/voice-notes';
import { learningTracker } from './knowledge/learning-tracker';
import { knowledgeBase } from './knowledge/knowledge-base';
import { deepWork } from './time/deep-work';

/** The words of all nineteen tools. A tool without words does not compile. */
export const toolCopy: Readonly<Record<ToolId, ToolCopy>> = {
  'time-tracker': timeTracker,
  dashboard,
  eisenhower,
  templates,
  calendar,
  pomodoro,
  mindful,
  daily,
  habits,
  notes,
  goals,
  'mind-mapping': mindMapping,
  'mood-energy': moodEnergy,
  'idea-capture': ideaCapture,
  'health-tracker': healthTracker,
  'voice-notes': voiceNotes,
  'learning-tracker': learningTracker,
  'knowledge-base': knowledgeBase,
  'deep-work': deepWork,
};
