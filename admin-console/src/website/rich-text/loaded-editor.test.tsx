import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toRichText } from 'contract/rich-text';
import { RichControl } from './rich-control';

jest.mock('../rich-editor/rich-editor', () => {
  throw new Error('Loading chunk 547 failed.');
});

it('leaves a plain field where the editor cannot be loaded, and tries again when it is asked to', async () => {
  const onChange = jest.fn();
  render(
    <RichControl
      name="text"
      label="Text"
      maxLength={2000}
      lang={undefined}
      value={toRichText('Grace')}
      isFaulty={false}
      describedBy={undefined}
      onChange={onChange}
    />,
  );
  expect(screen.getByText('The editor is being loaded...')).toBeVisible();
  expect(await screen.findByText(/^The editor could not be loaded/)).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), '!');
  expect(onChange).toHaveBeenLastCalledWith(toRichText('Grace!'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The editor could not be loaded/)).toBeVisible();
});
