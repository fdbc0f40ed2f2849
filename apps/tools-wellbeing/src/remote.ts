import { defineRemote } from '@plainday/federation-contract';
import { mindfulModule } from './modules/mindful/mindful.module';

export const remote = defineRemote('tools-wellbeing', [mindfulModule]);
