import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryStore } from '../store/entry-store';
import { PreviewButton } from './preview-button';

jest.mock('./preview-dialog', () => {
  throw new Error('Loading chunk 547 failed.');
});

it('says that the view could not be loaded, and stays there to try again', async () => {
  const say = jest.fn();
  const store = new EntryStore('news', undefined, jest.fn());
  render(<PreviewButton kind="news" store={store} say={say} clear={jest.fn()} />);
  const user = userEvent.setup();
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('button', { name: 'Preview' });
    expect(say).toHaveBeenCalledTimes(times);
  }
  expect(say).toHaveBeenLastCalledWith('error', expect.stringMatching(/could not be opened/));
});
