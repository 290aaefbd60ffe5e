import { screen, within } from '@testing-library/react';
import { helpLineKinds } from 'contract/help-lines';
import { sentPage, submissionNames } from 'contract/submissions';
import { helpLineWords } from '../content/help-line-words.texts';
import { starterContent } from '../content/starter-content';
import { provideContent } from '../shown-content/page-content';
import { renderPage } from '../testing/render-page';

const title = () => screen.queryByRole('heading', { name: helpLineWords.title });

it.each(submissionNames)('names help lines after %s only if it asks for help', async (name) => {
  await renderPage(sentPage(name));
  expect(title() !== null).toBe(helpLineKinds.includes(name));
});

it('calls the number, and says where it works and who answers', async () => {
  const lines = 'Austria; 142; Telefonseelsorge\nLiberia; 0770 800 911; police';
  provideContent({ 'help-lines': [{ ...starterContent['help-lines'][0], lines } as never] });
  await renderPage(sentPage('request'));
  const section = title()?.closest('section') as HTMLElement;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Austria: 142 Telefonseelsorge', 'Liberia: 0770 800 911 police']);
  expect(within(section).getByRole('link', { name: 'Liberia: 0770 800 911' })).toHaveAttribute(
    'href',
    'tel:0770800911',
  );
});
