import { consentNotice } from './consent.texts';
import { findNotice } from './consent-notices';
import { processing } from './processing';
import { retentionWords } from './retention-words';

it.each([undefined, null, '', 'on', 'true', {}, ['x']])('knows no notice by %j', (sent) => {
  expect(findNotice(sent)).toBeUndefined();
});

it('promises with a consent no shorter time than the longest that is kept', () => {
  const longest = Math.max(
    ...Object.values(processing).map(({ consented }) => consented?.days ?? 0),
  );
  expect(longest).toBe(2 * 365);
  expect(consentNotice.more).toContain('at most two years');
});

it.each([
  [{ from: 'done', days: 90 }, '90 days after it has been dealt with'],
  [{ from: 'done', days: 365 }, 'one year after it has been dealt with'],
  [{ from: 'last-contact', days: 730 }, 'two years after our last contact'],
  [processing.pledge.retention, 'seven years after the end of the year in which it arrived'],
] as const)('says of %j what it means', (retention, words) => {
  expect(retentionWords(retention)).toBe(words);
});
