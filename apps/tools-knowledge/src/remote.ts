import { defineRemote } from '@plainday/federation-contract';
import { ideaCaptureModule } from './modules/idea-capture/idea-capture.module';
import { knowledgeBaseModule } from './modules/knowledge-base/knowledge-base.module';
import { learningTrackerModule } from './modules/learning-tracker/learning-tracker.module';
import { mindMappingModule } from './modules/mind-mapping/mind-mapping.module';
import { notesModule } from './modules/notes/notes.module';
import { voiceNotesModule } from './modules/voice-notes/voice-notes.module';

export const remote = defineRemote('tools-knowledge', [
  notesModule,
  ideaCaptureModule,
  voiceNotesModule,
  learningTrackerModule,
  mindMappingModule,
  knowledgeBaseModule,
]);
