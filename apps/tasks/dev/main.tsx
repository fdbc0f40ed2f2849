import { createDevShell } from '@plainday/federation-dev-shell';
import { remote } from '../src/remote';

void createDevShell({ remote });
