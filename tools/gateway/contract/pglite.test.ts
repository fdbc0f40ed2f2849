import { runContract } from './suites/run-contract';

runContract('pglite');
