import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { attendanceSample, contactSample } from './sample-forms';
import type { LoadedForm } from './form-definition';
import { SubmissionForm } from './submission-form';

const makePage = (definition: LoadedForm) => (
  <MemoryRouter>
    <SubmissionForm definition={definition} />
  </MemoryRouter>
);

it('keeps what was typed, and chosen, before the script arrived', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(makePage(attendanceSample));
  const name = page.querySelector<HTMLInputElement>('[name="fullName"]');
  const program = page.querySelector<HTMLSelectElement>('[name="program"]');
  const no = page.querySelector<HTMLInputElement>('[value="No"]');
  if (!name || !program || !no) throw new Error('A control is missing.');
  name.value = 'Ama';
  program.value = 'Awakening';
  no.checked = true;
  await act(async () => {
    hydrateRoot(page, makePage(attendanceSample));
  });
  expect([name.value, program.value, no.checked]).toEqual(['Ama', 'Awakening', true]);
});

it('lets the browser validate until the script can', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(makePage(contactSample));
  const form = page.querySelector('form');
  expect(form).not.toHaveAttribute('novalidate');
  await act(async () => {
    hydrateRoot(page, makePage(contactSample));
  });
  expect(form).toHaveAttribute('novalidate');
});
