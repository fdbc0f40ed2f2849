import { defineRemote } from '@plainday/federation-contract';
import { eisenhowerModule } from './modules/eisenhower/eisenhower.module';
import { productivityDashboardModule } from './modules/productivity-dashboard/productivity-dashboard.module';
import { settingsModule } from './modules/settings/settings.module';
import { taskListModule } from './modules/task-list/task-list.module';
import { templatesModule } from './modules/templates/templates.module';

export const remote = defineRemote('tasks', [
  taskListModule,
  settingsModule,
  productivityDashboardModule,
  eisenhowerModule,
  templatesModule,
]);
