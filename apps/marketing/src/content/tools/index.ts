import type { ToolId } from '@plainday/shared-utils/site';
import type { ToolCopy } from '../copy.types';
import { timeTracker } from './time-tracker';
import { dashboard } from './dashboard';
import { eisenhower } from './eisenhower';
import { templates } from './templates';
import { calendar } from './calendar';
import { pomodoro } from './pomodoro';
import { mindful } from './mindful';
import { daily } from './daily';
import { habits } from './habits';
import { notes } from './notes';
import { goals } from './goals';
import { mindMapping } from './mind-mapping';
import { moodEnergy } from './mood-energy';
import { ideaCapture } from './idea-capture';
import { healthTracker } from './health-tracker';
import { voiceNotes } from './voice-notes';
import { learningTracker } from './learning-tracker';
import { knowledgeBase } from './knowledge-base';
import { deepWork } from './deep-work';

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
