import { firstLanguage } from 'contract/languages';
import { getEntries } from '../../shown-content/page-content';
import { mp3Texts } from './mp3.texts';

/** What search results and podcast apps say of the sermons: only while all are in English, that they are. */
export const describeSermons = (): string =>
  mp3Texts.description[
    getEntries('sermons').every(({ spokenIn }) => spokenIn === firstLanguage) ? 'english' : 'others'
  ];
