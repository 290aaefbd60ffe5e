import { church } from 'contract/church';
import type { Mail } from '../mail/mail-transport';
import { writeMail } from '../mail/write-mail';
import { emailTokenLifetime } from './email-token-repository';

/** Where visitors reach the site, e.g. `https://church.example`, and the token of the link. */
export interface ConfirmationLink {
  readonly origin: string;
  readonly token: string;
}

const hours = emailTokenLifetime / 3_600_000;

/**
 * By language. The recipient may be a stranger: these mails contain no name and no text typed by the person who
 * entered the address.
 */
const words = {
  en: {
    greeting: 'Hello,',
    registered: {
      subject: `Your new profile at ${church.name}`,
      paragraphs: (link: string) => [
        `A member profile was created with this e-mail address. If it was you, please confirm within ${hours} hours that the address is yours:`,
        link,
        'You can log in without that, too. If it was not you, you need not do anything.',
      ],
    },
    changed: {
      subject: `Your new e-mail address for ${church.name}`,
      paragraphs: (link: string) => [
        `A member of ours wants to log in with this e-mail address from now on. If it was you, please confirm it within ${hours} hours:`,
        link,
        'If it was not you, you need not do anything: without the confirmation nothing changes.',
      ],
    },
    taken: {
      subject: `Your e-mail address at ${church.name}`,
      paragraphs: (link: string) => [
        'A member of ours wants to log in with this e-mail address, but it belongs to another profile already. So nothing was changed. If it was you, you can choose a new password for that profile:',
        link,
        'If it was not you, you need not do anything.',
      ],
    },
    notice: {
      subject: `A change to your profile at ${church.name}`,
      paragraphs: (link: string) => [
        'Somebody who knows your password asked for another e-mail address for your profile. It takes effect once it is confirmed; you log in with this one until then.',
        'If it was you, you need not do anything. If it was not you, please choose a new password at once: that stops the change and logs everybody else out.',
        link,
        `If you cannot log in any more, please write to ${church.emails[0]}.`,
      ],
    },
  },
} as const;

type Words = (typeof words)['en']['taken' | 'notice' | 'changed' | 'registered'];

const write = (to: string, { subject, paragraphs }: Words, link: string): Mail =>
  writeMail(to, subject, [words.en.greeting, ...paragraphs(link), church.name]);

const confirmationAddress = ({ origin, token }: ConfirmationLink) =>
  `${origin}/confirm-email/${token}`;
const forgotAddress = (origin: string) => `${origin}/forgot-password`;

/** Follows a registration. */
export const composeRegistered = (to: string, link: ConfirmationLink): Mail =>
  write(to, words.en.registered, confirmationAddress(link));

/** To a new address that a member wants to have. */
export const composeChanged = (to: string, link: ConfirmationLink): Mail =>
  write(to, words.en.changed, confirmationAddress(link));

/** The same, where the address has a profile: only its owner learns that. */
export const composeTaken = (to: string, origin: string): Mail =>
  write(to, words.en.taken, forgotAddress(origin));

/** To the address that a profile has until then. */
export const composeNotice = (to: string, origin: string): Mail =>
  write(to, words.en.notice, forgotAddress(origin));
