import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** Milliseconds to wait for what must appear: a ceiling for a busy machine, never a pause. */
configure({ asyncUtilTimeout: 10_000 });
