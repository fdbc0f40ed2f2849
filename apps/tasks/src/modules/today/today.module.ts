import { defineModule } from '@plainday/federation-contract';
import { todayManifest } from './today.manifest';

export const todayModule = defineModule({
  manifest: todayManifest,
  load: () => import(/* webpackChunkName: "today" */ './today-page'),
});
