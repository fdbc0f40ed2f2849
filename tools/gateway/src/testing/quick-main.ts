import '../boot/quiet-import';
import { runProgram } from '../program';

/** The gateway for tests that open hundreds of accounts: their passwords need not be hard to guess. */
runProgram({ passwordCost: 4 });
