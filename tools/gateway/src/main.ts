import './boot/quiet-import';
import { runProgram } from './program';

runProgram();
