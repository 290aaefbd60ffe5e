import { lifetimes } from 'contract/lifetimes';
import type { MailWords } from '../mail/mail.texts';

const hours = lifetimes.confirmationLink / 3_600_000;

/**
 * The recipient may be a stranger: these mails contain no name and no text typed by the person who entered the address.
 */
export const confirmationMails: Readonly<
  Record<'registered' | 'changed' | 'taken' | 'notice', MailWords>
> = {
  registered: {
    subject: 'Your new profile at {church}',
    paragraphs: (link) => [
      `A member profile was created with this e-mail address. If it was you, please confirm within ${hours} hours that the address is yours:`,
      link,
      'You can log in without that, too. If it was not you, do not confirm it: whoever has the profile would see what you sent us.',
    ],
    action: 'Confirm this address',
  },
  changed: {
    subject: 'Your new e-mail address for {church}',
    paragraphs: (link) => [
      `A member of ours wants to log in with this e-mail address from now on. If it was you, please confirm it within ${hours} hours:`,
      link,
      'If it was not you, do not confirm it: without the confirmation nothing changes, and with it that member would see what you sent us.',
    ],
    action: 'Confirm this address',
  },
  taken: {
    subject: 'Your e-mail address at {church}',
    paragraphs: (link) => [
      'A member of ours wants to log in with this e-mail address, but it belongs to another profile already. So nothing was changed. If it was you, you can choose a new password for that profile:',
      link,
      'If it was not you, you need not do anything.',
    ],
    action: 'Choose a new password',
  },
  notice: {
    subject: 'A change to your profile at {church}',
    paragraphs: (link) => [
      'Somebody who knows your password asked for another e-mail address for your profile. It takes effect once it is confirmed; you log in with this one until then.',
      'If it was you, you need not do anything. If it was not you, please choose a new password at once: that stops the change and logs everybody else out.',
      link,
      'If you cannot log in any more, please write to {office}.',
    ],
    action: 'Choose a new password',
  },
};
