import { screen, within } from '@testing-library/react';
import { answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { MailsSection } from './mails-section';

const path = '/api/admin/account/mails';
const mails = {
  sections: { welfare: 'digest', pledge: 'at-once' },
  digestHour: 7,
  colleagueNews: true,
};

async function open(body: unknown, answers: AnswerTable = {}) {
  logIn();
  const calls = answerByTable({ [`GET ${path}`]: { status: 200, body }, ...answers });
  const user = renderView(<MailsSection />);
  const section = await screen.findByRole('region', { name: 'Mails about what arrives' });
  return { user, calls, section: within(section) };
}

it('saves for each section and for the hour what is chosen', async () => {
  const { user, calls, section } = await open(mails, { [`PUT ${path}`]: { status: 204 } });
  expect(await section.findByLabelText('Pledge Posts')).toHaveValue('at-once');
  expect(section.getAllByRole('combobox')).toHaveLength(4);
  await user.selectOptions(section.getByLabelText('Welfare'), 'No mails');
  await user.selectOptions(section.getByLabelText('When the daily mail comes'), '18:00');
  await user.selectOptions(section.getByLabelText(/^Mails when a colleague/), 'No');
  await user.click(section.getByRole('button', { name: 'Save mails' }));
  expect(await section.findByText('Your choice is saved.')).toHaveFocus();
  expect(calls).toMatchObject([
    {
      body: {
        sections: { welfare: 'off', pledge: 'at-once' },
        digestHour: 18,
        colleagueNews: false,
      },
    },
  ]);
});

it('knows that there is no daily mail', async () => {
  const { user, calls, section } = await open(
    { ...mails, digestHour: null },
    { [`PUT ${path}`]: { status: 204 } },
  );
  expect(await section.findByLabelText('When the daily mail comes')).toHaveValue('never');
  await user.click(section.getByRole('button', { name: 'Save mails' }));
  expect(await section.findByText('Your choice is saved.')).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { digestHour: null } }]);
});

it('says so where there is no section, and where the choice cannot be had or saved', async () => {
  const { section } = await open({
    sections: { elsewhere: 'off' },
    digestHour: 7,
    colleagueNews: true,
  });
  expect(await section.findByText(/You read no section/)).toBeInTheDocument();
});
