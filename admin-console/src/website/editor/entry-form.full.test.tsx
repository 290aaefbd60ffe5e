import { screen, within } from '@testing-library/react';
import {
  contentKindNames,
  getFields,
  isSingle,
  listedKindNames,
  ownFiles,
} from 'contract/content-kinds';
import { fakeContentServer, publishedEntry } from '../../testing/fake-content-server';
import { openWebsite } from '../../testing/open-website';
import { logIn } from '../../testing/render-view';
import { getFieldLabels } from '../entry-labels';
import { websiteKindTexts } from '../website-kinds.texts';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

it.each(listedKindNames)('has a control for each field of %s', async (kind) => {
  fakeContentServer(kind);
  openWebsite(kind, 'new');
  await screen.findByText(/What you write is saved as a draft by itself/);
  for (const [field, declared] of Object.entries(getFields(kind))) {
    const { label } = getFieldLabels(kind, field);
    if ('isTranslated' in declared) {
      const group = within(screen.getByRole('group', { name: new RegExp(`^${label}`) }));
      const boxes = await group.findAllByRole('textbox');
      expect(boxes.map(({ lang }) => lang)).toEqual(['en', 'de']);
      if (declared.type === 'rich') continue;
      for (const box of boxes) expect(box).not.toHaveAttribute('maxlength');
    } else if (declared.type === 'picture') {
      const group = within(screen.getByRole('group', { name: label }));
      expect(group.getAllByRole('radio')).toHaveLength(ownFiles(declared).length);
      expect(await group.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    } else if (declared.type === 'media') {
      const group = within(await screen.findByRole('group', { name: label }));
      expect(group.getByRole('button', { name: 'Choose a file' })).toHaveAttribute('id', field);
    } else expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAttribute('name', field);
  }
});

it.each(contentKindNames.filter(isSingle))('opens the form of %s without a list', async (kind) => {
  fakeContentServer(kind, [publishedEntry(kind, { values: {}, shownInEnglish: [] })]);
  openWebsite(kind);
  const title = { level: 1, name: websiteKindTexts.kinds[kind] };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  for (const field of Object.keys(getFields(kind)))
    expect(
      await screen.findAllByLabelText((label) =>
        label.startsWith(getFieldLabels(kind, field).label),
      ),
    ).not.toEqual([]);
});
