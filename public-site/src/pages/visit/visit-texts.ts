import type { Language } from 'shared-ui/language';

/** The words of the page for visitors, in one language. */
export interface VisitTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** What a visitor needs on the way, at a glance. */
  readonly glance: {
    readonly name: string;
    readonly when: string;
    readonly where: string;
    readonly directions: string;
    readonly ask: string;
  };
  readonly questions: readonly Question[];
  readonly children: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly group: string;
    readonly ages: string;
    readonly time: string;
  };
  readonly way: {
    readonly title: string;
    readonly map: MapTexts;
    readonly means: readonly { readonly by: string; readonly text: string }[];
  };
  readonly ask: {
    readonly title: string;
    readonly text: string;
    readonly write: string;
    readonly register: string;
  };
}

/** What visitors ask, and the answer. */
interface Question {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface MapTexts {
  /** What is drawn, for those who do not see it. */
  readonly alt: string;
  readonly note: string;
  /** What is written on it, by the names of its places. */
  readonly places: Readonly<Record<MapPlace, string>>;
}

type MapPlace = 'mountains' | 'river' | 'goldenRoof' | 'station' | 'church' | 'bus' | 'parking';

/** What each part of the page is given. */
export interface VisitWords {
  readonly texts: VisitTexts;
  readonly language: Language;
}
