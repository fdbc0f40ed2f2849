import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// On a busy machine a second is short.
configure({ asyncUtilTimeout: 20_000 });
