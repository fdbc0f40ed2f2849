import { defineModule } from '@plainday/federation-contract';
import { eisenhowerManifest } from './eisenhower.manifest';

export const eisenhowerModule = defineModule({
  manifest: eisenhowerManifest,
  load: () => import(/* webpackChunkName: "eisenhower" */ './eisenhower-page'),
});
