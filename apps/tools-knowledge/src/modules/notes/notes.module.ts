import { defineModule } from '@plainday/federation-contract';
import { notesManifest } from './notes.manifest';

export const notesModule = defineModule({
  manifest: notesManifest,
  load: () => import(/* webpackChunkName: "notes" */ './notes-page'),
  offers: () => import(/* webpackChunkName: "notes-offers" */ './notes.offers'),
});
