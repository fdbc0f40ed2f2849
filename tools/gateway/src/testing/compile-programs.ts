import { compilePrograms } from './programs';

/** Jest calls it before the tests of a project. */
export default compilePrograms;
