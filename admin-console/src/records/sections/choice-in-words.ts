import { reviewTexts } from '../review/store/review.texts';
import type { ReviewChoice } from '../review/store/review-choice';
import { viewTexts } from '../views/views.texts';
import type { OnlyChoice } from './section-head';
import { sectionTexts } from './section.texts';

/** Which rows a section shows, for files and paper; empty if it shows all. */
export function choiceInWords({ state, assignee }: ReviewChoice, only: OnlyChoice): string[] {
  return [
    ...(state === 'all' ? [] : [`${reviewTexts.filter}: ${reviewTexts.choices[state]}`]),
    ...(assignee === 'everybody'
      ? []
      : [`${reviewTexts.assignee}: ${reviewTexts.assignees[assignee]}`]),
    ...(only ? [sectionTexts.only[only]] : []),
  ];
}

/** The name of the open view; a changed one says so, because it shows something else. */
export const viewInWords = (name: string, isChanged: boolean): string =>
  isChanged ? `${name} (${viewTexts.changed})` : name;
