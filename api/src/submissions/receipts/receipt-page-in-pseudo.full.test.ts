import { languageCodes } from 'contract/languages';
import type * as stand from '../../../testing/in-pseudo';
import { outsideBracketsOfPage } from '../../../testing/outside-brackets';
import { describeMissingReceipt, describeReceipt } from './receipt-page';

jest.mock('../../mail/in-every-language', () =>
  jest.requireActual<typeof stand>('../../../testing/in-pseudo'),
);

const content = {
  kind: 'request',
  createdAt: '2026-03-01T10:00:00.000Z',
  notice: undefined,
} as const;

describe.each(languageCodes)('in the words of %s', (language) => {
  it('has every word of the page of a receipt from texts', async () => {
    const page = await describeReceipt({ content, code: '', language });
    const html = page.content.join('').replace(/<dd>[^⟦]*<\/dd>/u, '');
    expect(outsideBracketsOfPage(page.title + html)).toBe('');
  });

  it('has every word of the page without one from texts', async () => {
    const page = await describeMissingReceipt(language);
    expect(outsideBracketsOfPage(page.title + page.content.join(''))).toBe('');
  });
});
