import { defineModule } from '@plainday/federation-contract';
import { voiceNotesManifest } from './voice-notes.manifest';

export const voiceNotesModule = defineModule({
  manifest: voiceNotesManifest,
  load: () => import(/* webpackChunkName: "voice-notes" */ './voice-notes-page'),
  offers: () => import(/* webpackChunkName: "voice-notes-offers" */ './voice-notes.offers'),
});
