import { defineRemote } from '@plainday/federation-contract';
import { dailyModule } from './modules/daily/daily.module';
import { habitsModule } from './modules/habits/habits.module';
import { healthTrackerModule } from './modules/health-tracker/health-tracker.module';
import { mindfulModule } from './modules/mindful/mindful.module';
import { moodEnergyModule } from './modules/mood-energy/mood-energy.module';

export const remote = defineRemote('tools-wellbeing', [
  mindfulModule,
  dailyModule,
  habitsModule,
  moodEnergyModule,
  healthTrackerModule,
]);
