import { defineRemote } from '@plainday/federation-contract';
import { eisenhowerModule } from './modules/eisenhower/eisenhower.module';
import { filterModule } from './modules/filter/filter.module';
import { productivityDashboardModule } from './modules/productivity-dashboard/productivity-dashboard.module';
import { quickAddModule } from './modules/quick-add/quick-add.module';
import { settingsModule } from './modules/settings/settings.module';
import { taskListModule } from './modules/task-list/task-list.module';
import { templatesModule } from './modules/templates/templates.module';
import { todayModule } from './modules/today/today.module';
import { upcomingModule } from './modules/upcoming/upcoming.module';

export const remote = defineRemote('tasks', [
  todayModule,
  upcomingModule,
  taskListModule,
  filterModule,
  quickAddModule,
  settingsModule,
  productivityDashboardModule,
  eisenhowerModule,
  templatesModule,
]);
