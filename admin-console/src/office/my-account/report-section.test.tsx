import { screen, within } from '@testing-library/react';
import { answerByTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { ReportSection } from './report-section';

const path = '/api/admin/account/monthly-report';

it('saves whether the monthly report is wanted', async () => {
  logIn();
  const calls = answerByTable({
    [`GET ${path}`]: { status: 200, body: { isWanted: false } },
    [`PUT ${path}`]: { status: 204 },
  });
  const user = renderView(<ReportSection />);
  const section = within(await screen.findByRole('region', { name: 'Monthly report' }));
  const choice = await section.findByLabelText('Send me the monthly report');
  expect(choice).toHaveValue('no');
  await user.selectOptions(choice, 'Yes');
  await user.click(section.getByRole('button', { name: 'Save report' }));
  expect(await section.findByText('Your choice is saved.')).toHaveFocus();
  expect(calls).toMatchObject([{ body: { isWanted: true } }]);
});
