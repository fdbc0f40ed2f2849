import { defineRemote } from '@plainday/federation-contract';
import { notesModule } from './modules/notes/notes.module';

export const remote = defineRemote('tools-knowledge', [notesModule]);
