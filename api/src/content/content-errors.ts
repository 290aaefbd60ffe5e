import type { EntryConflict } from 'contract/content-requests';
import type { IncompleteEntry, StoredEntries, StoredEntry } from 'contract/stored-entry';
import type { PlainCode } from 'contract/error-codes';
import { HttpError } from '../http/errors/http-error';

export const entryNotFound = () =>
  new HttpError(
    404,
    { code: 'no-entry' },
    'This entry is there no more. Please go back to the list.',
  );

export const entryConflict = (entry: StoredEntry) =>
  withEntry(
    'entry-changed',
    'Somebody else changed this entry meanwhile. Please look at both texts.',
    entry,
  );

export const entryStillPublished = (entry: StoredEntry) =>
  withEntry('entry-shown', 'Visitors see this entry. Please take it off the site first.', entry);

export const lastEntryRefused = (entry: StoredEntry) =>
  withEntry(
    'last-entry',
    'This is the last one that visitors see, and the site needs one. Please publish another first.',
    entry,
  );

export const isNotPublished = (entry: StoredEntry) =>
  withEntry(
    'entry-not-published',
    'Nothing of this entry is published that the draft could go back to.',
    entry,
  );

function withEntry(code: PlainCode, words: string, entry: StoredEntry): HttpError {
  const more: EntryConflict = { entry };
  return new HttpError(409, { code }, words, { more: { ...more } });
}

export const entryOrderConflict = (entries: StoredEntries) =>
  new HttpError(
    409,
    { code: 'entries-changed' },
    'There are other entries meanwhile. Please order them again.',
    {
      more: { ...entries },
    },
  );

export const tooManyEntries = (maxEntries: number) =>
  new HttpError(
    409,
    { code: 'too-many-entries', params: { limit: maxEntries } },
    `There are ${maxEntries} entries already, and there can be no more. Please remove one that is not needed.`,
  );

export const incompleteEntry = (entry: IncompleteEntry) =>
  new HttpError(
    422,
    { code: 'entry-incomplete' },
    'Something is missing or does not fit, so this was not published.',
    {
      more: { ...entry },
    },
  );

/** The draft lacks fields without which no page can be rendered. */
export const unpreviewableDraft = (entry: IncompleteEntry) =>
  new HttpError(
    422,
    { code: 'preview-incomplete' },
    'The preview cannot be shown yet: something is missing or does not fit.',
    { more: { ...entry } },
  );

/** The server is configured without a site, or without the program that renders pages. */
export const previewNotFound = () =>
  new HttpError(
    409,
    { code: 'preview-absent' },
    'This server makes no pages, so there is no preview.',
  );

export const previewFailed = () =>
  new HttpError(
    409,
    { code: 'preview-failed' },
    'The page could not be made. Please try it again.',
  );

export const testMailFailed = () =>
  new HttpError(
    502,
    { code: 'test-mail-failed' },
    'The mail server did not take the test mail. Please try again later, or ask whoever runs the server.',
    { isLogged: true },
  );

export const nothingToTakeDown = (entry: StoredEntry) =>
  withEntry(
    'plan-nothing-shown',
    'Visitors will not see this entry at that time, so it cannot be taken down then.',
    entry,
  );

const planTimeWords = {
  skipped:
    'That minute does not exist: the clock goes forward by an hour that night. Please choose another time.',
  over: 'That time is over already. Please choose one that is ahead.',
  none: 'That is no time. Please choose a day and a time of day.',
} as const;

export const invalidPlanTime = (fault: keyof typeof planTimeWords) =>
  new HttpError(422, { code: `plan-time-${fault}` }, planTimeWords[fault]);
