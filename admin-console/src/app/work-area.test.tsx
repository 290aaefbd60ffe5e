import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { answerByTable } from '../testing/answer-table';
import { logIn, renderView } from '../testing/render-view';
import { WorkArea } from './work-area';

/** Two places, of which the first has a link that the second has not. */
function Places() {
  const { search } = useLocation();
  return (
    <>
      <Link to="/admin/dashboard?section=people">From outside</Link>
      <WorkArea className={undefined}>
        {search === '' ? <Link to="/admin/dashboard?section=pledges">From inside</Link> : search}
      </WorkArea>
    </>
  );
}

it('takes the focus of a link that is gone when it was followed, and of no other', async () => {
  logIn();
  answerByTable({});
  const user = renderView(<Places />, { address: '/admin/dashboard' });
  await user.click(screen.getByRole('link', { name: 'From inside' }));
  expect(screen.getByText('?section=pledges')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'From outside' }));
  expect(screen.getByText('?section=people')).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'From outside' })).toHaveFocus();
});
