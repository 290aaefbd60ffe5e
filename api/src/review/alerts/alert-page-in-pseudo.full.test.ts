import { languageCodes } from 'contract/languages';
import type * as stand from '../../../testing/in-pseudo';
import { outsideBracketsOfPage } from '../../../testing/outside-brackets';
import { describeAlert, describeOutcome } from './alert-page';

jest.mock('../../mail/in-every-language', () =>
  jest.requireActual<typeof stand>('../../../testing/in-pseudo'),
);

it.each(languageCodes)('has every word of the page of an alert from texts of %s', async (code) => {
  const pages = await Promise.all([
    describeAlert('alert_x', code),
    ...(['taken', 'other', 'over'] as const).map((outcome) => describeOutcome(outcome, code)),
  ]);
  for (const { title, content } of pages)
    expect(outsideBracketsOfPage(title + content.join(''))).toBe('');
});
