import { provideContent } from '../shown-content/page-content';
import { starterContent } from '../content/starter-content';

/** Pages under test show what the site comes with, unless a test says otherwise. */
beforeEach(() => provideContent(starterContent));
