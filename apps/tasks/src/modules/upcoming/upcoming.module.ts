import { defineModule } from '@plainday/federation-contract';
import { upcomingManifest } from './upcoming.manifest';

export const upcomingModule = defineModule({
  manifest: upcomingManifest,
  load: () => import(/* webpackChunkName: "upcoming" */ './upcoming-page'),
});
