import { provideContent } from '../shown-content/page-content';
import { starterContent } from '../content/starter-content';

/** Gives each test the starter content, unless it provides other content. */
beforeEach(() => provideContent(starterContent));
