import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

it('says of a part that did not arrive that it is lost, and loads it when it is asked to', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });
  const load = jest.fn().mockResolvedValue(() => <h2>The part</h2>);
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const Part = lazyPart(load, <p>On its way</p>);
  render(<Part />);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'The part' })).toBeVisible();
});
