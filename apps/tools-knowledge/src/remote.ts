import { defineRemote } from '@plainday/federation-contract';
import { ideaCaptureModule } from './modules/idea-capture/idea-capture.module';
import { notesModule } from './modules/notes/notes.module';

export const remote = defineRemote('tools-knowledge', [notesModule, ideaCaptureModule]);
