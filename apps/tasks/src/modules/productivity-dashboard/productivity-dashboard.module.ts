import { defineModule } from '@plainday/federation-contract';
import { productivityDashboardManifest } from './productivity-dashboard.manifest';

export const productivityDashboardModule = defineModule({
  manifest: productivityDashboardManifest,
  load: () => import(/* webpackChunkName: "dashboard" */ './productivity-dashboard-page'),
});
