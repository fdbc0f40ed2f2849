import { defineModule } from '@plainday/federation-contract';
import { taskListManifest } from './task-list.manifest';

export const taskListModule = defineModule({
  manifest: taskListManifest,
  load: () => import(/* webpackChunkName: "task-list" */ './task-list-page'),
  offers: () => import(/* webpackChunkName: "task-offers" */ './task-list.offers'),
});
