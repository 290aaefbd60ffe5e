import { firstLanguage } from 'contract/languages';
import { getEntries } from '../../shown-content/page-content';
import { mp3Texts } from './mp3.texts';

/** The description for search results and podcast apps. It says that the sermons are in English only if all are. */
export const describeSermons = (): string =>
  mp3Texts.description[
    getEntries('sermons').every(({ spokenIn }) => spokenIn === firstLanguage) ? 'english' : 'others'
  ];
