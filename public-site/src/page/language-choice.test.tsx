import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { getRememberedLanguage } from 'shared-ui/language-choice';
import { useLanguageRedirect } from './use-language-redirect';
import { LanguageChoice } from './language-choice';
import { loadDocument, replaceDocument } from './load-document';

jest.mock('./load-document');

beforeEach(() => jest.clearAllMocks());

function Page() {
  useLanguageRedirect();
  return <LanguageChoice />;
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );

const button = (name: string) => screen.getByRole('button', { name });

it('names each language by itself, and says which one the page is in', () => {
  open('/more/visit');
  expect(button('English')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Deutsch')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Deutsch')).toHaveAttribute('lang', 'de');
});

it.each([
  ['/more/visit', '/de/more/visit'],
  ['/more/visit?program=City+Praise#way', '/de/more/visit?program=City+Praise#way'],
  ['/more/visit?lang=en&program=A', '/de/more/visit?program=A'],
  ['/more/visit?lang=en', '/de/more/visit'],
])('leads from %s to %s', async (here, there) => {
  open(here);
  await userEvent.click(button('Deutsch'));
  expect(loadDocument).toHaveBeenCalledWith(there);
});

it('remembers what was chosen on this device', async () => {
  open('/more/visit');
  await userEvent.click(button('Deutsch'));
  expect(getRememberedLanguage()).toBe('de');
});

it('loads nothing for the language that is there already', async () => {
  open('/more/visit');
  await userEvent.click(button('English'));
  expect(loadDocument).not.toHaveBeenCalled();
});

it('takes an address that asks for another language to the page in it', () => {
  open('/more/visit?lang=de&program=A#way');
  expect(replaceDocument).toHaveBeenCalledWith('/de/more/visit?program=A#way');
});

it.each(['', '?lang=en', '?lang=xx', '?lang='])('stays where the address asks %j', (query) => {
  open(`/more/visit${query}`);
  expect(replaceDocument).not.toHaveBeenCalled();
});
