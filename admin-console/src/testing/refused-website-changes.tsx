import { fireEvent, screen, within } from '@testing-library/react';
import { MediaView } from '../website/media/media-view';
import { mediaViewAddress } from '../website/website-address';
import { openWebsite } from './open-website';
import { click, type } from './refused-call';
import type { RefusedCall, User } from './refused-call';
import { contentAnswers, mailAnswers, mediaAnswers } from './refused-samples';

const path = '/api/admin/content/testimonies';
const entry = { by: 'website/store/entry-requests.ts', answers: contentAnswers };
const nurse = { ...entry, view: () => openWebsite('testimonies', 'nurse') };
const cook = { ...entry, view: () => openWebsite('testimonies', 'cook') };
const confirm = (name: string) => async (user: User) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name }));
};
const chooseTime = (label: string) => async () => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: '2999-01-15T10:00' } });
};
const files = { by: 'website/media/upload-steps.ts', view: <MediaView /> };
const upload = async (user: User) =>
  user.upload(await screen.findByLabelText('Files to upload'), new File(['x'], 'talk.mp3'));
const begun = { id: 'u1', name: 'talk.mp3', bytes: 1, received: 0 };
const library = { ...files, address: mediaViewAddress() };

export const refusedWebsiteChanges: readonly RefusedCall[] = [
  {
    ...nurse,
    call: `PUT ${path}/nurse`,
    prepare: type('Words: English', '!'),
    press: (user) => user.tab(),
  },
  { ...nurse, call: `POST ${path}/nurse/publish`, press: click('Publish') },
  {
    ...nurse,
    call: `PUT ${path}/nurse/plans/publish`,
    prepare: chooseTime('Publish at'),
    press: click('Plan the publishing'),
  },
  {
    ...nurse,
    call: `DELETE ${path}/nurse`,
    prepare: click('Delete'),
    press: confirm('Delete'),
  },
  {
    ...cook,
    call: `POST ${path}/cook/unpublish`,
    prepare: click('Take down'),
    press: confirm('Take down'),
  },
  {
    by: 'website/preview/test-mail.tsx',
    answers: mailAnswers,
    call: 'POST /api/admin/content/form-mails/form-mails/test-mail',
    view: () => openWebsite('form-mails'),
    prepare: click(/^Preview/),
    press: click('Send it to me'),
  },
  { ...library, answers: mediaAnswers, call: 'POST /api/admin/media/uploads', press: upload },
  {
    ...library,
    answers: { 'GET /api/admin/media': { files: [], uploads: [{ ...begun, bytes: 9 }] } },
    call: 'DELETE /api/admin/media/uploads/u1',
    press: click('Cancel: talk.mp3'),
  },
];
