import '../boot/quiet-import';
import { runProgram } from '../program';

/**
 * The gateway for tests that open hundreds of accounts: their passwords need not be hard to guess, and pushes go to a
 * service of the test.
 */
runProgram({ passwordCost: 4, outgoingTo: process.env['TEST_OUTGOING_TO'] });
