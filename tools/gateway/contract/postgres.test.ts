import { runContract } from './suites/run-contract';

runContract('postgres');
