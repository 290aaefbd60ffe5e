import type { MailTextName } from './kinds/mail-kinds';

/** The default text of an email, until the church publishes another. */
interface MailWords {
  readonly subject: string;
  /** Each string is a paragraph. */
  readonly text: readonly string[];
}

/**
 * The starter content of mail-kinds.ts. The recipients of links may be strangers: these emails contain no name and no
 * text typed by the person who entered the address.
 */
export const mailWords: Readonly<Record<MailTextName, MailWords>> = {
  received: {
    subject: 'Your form has reached {church}',
    text: [
      'Thank you. What you sent on our website has reached us. This is what we understood:',
      '{understood}',
      'If you need anything, or something is wrong, please write to {office} or call {phone}. You find us here: {address}.',
      '{link}',
      'What you typed freely is not repeated here, in case the address was mistyped. If you did not send this form, somebody gave your address by mistake; please tell us, and we remove it.',
    ],
  },
  sentLink: {
    subject: 'What was sent to {church} from your e-mail address',
    text: [
      'Somebody asked to see what was sent to us from this e-mail address. If it was you, please open this link within {minutes} minutes:',
      '{link}',
      'If it was not you, you need not do anything: without this link nobody sees it.',
    ],
  },
  registered: {
    subject: 'Your new profile at {church}',
    text: [
      'A member profile was created with this e-mail address. If it was you, please confirm within {hours} hours that the address is yours:',
      '{link}',
      'You can log in without that, too. If it was not you, do not confirm it: whoever has the profile would see what you sent us.',
    ],
  },
  changed: {
    subject: 'Your new e-mail address for {church}',
    text: [
      'A member of ours wants to log in with this e-mail address from now on. If it was you, please confirm it within {hours} hours:',
      '{link}',
      'If it was not you, do not confirm it: without the confirmation nothing changes, and with it that member would see what you sent us.',
    ],
  },
  taken: {
    subject: 'Your e-mail address at {church}',
    text: [
      'A member of ours wants to log in with this e-mail address, but it belongs to another profile already. So nothing was changed. If it was you, you can choose a new password for that profile:',
      '{link}',
      'If it was not you, you need not do anything.',
    ],
  },
  notice: {
    subject: 'A change to your profile at {church}',
    text: [
      'Somebody who knows your password asked for another e-mail address for your profile. It takes effect once it is confirmed; you log in with this one until then.',
      'If it was you, you need not do anything. If it was not you, please choose a new password at once: that stops the change and logs everybody else out.',
      '{link}',
      'If you cannot log in any more, please write to {office}.',
    ],
  },
  password: {
    subject: 'Your password for {church} was changed',
    text: [
      'Somebody who knew your password has just set another one for your profile, and every other device was logged out.',
      'If it was you, you need not do anything. If it was not you, please choose a new password at once:',
      '{link}',
      'If that does not help, please write to {office}.',
    ],
  },
  reset: {
    subject: 'Your new password for {church}',
    text: [
      'Somebody asked for a new password for your profile. If it was you, please open this link within {minutes} minutes:',
      '{link}',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  },
  invited: {
    subject: 'Your profile at {church}',
    text: [
      'You have a member profile on our website now, which our office has made for you. Please choose a password for it within {days} days. Then you can log in, see what we know of you, and correct it:',
      '{link}',
      'If you do not want a profile, or this has reached you by mistake, please write to {office}.',
    ],
  },
  end: {
    subject: 'Your profile at {church} will be deleted',
    text: [
      'You have not been logged in to your profile for a long time, and we keep what we know of you no longer than we need it. In {days} days it will be deleted, with everything in it.',
      'If you want to keep it, just log in once:',
      '{link}',
      'If you do not need it any more, you need not do anything. If you have questions, please write to {office}.',
    ],
  },
  welcome: {
    subject: 'Thank you for visiting {church}',
    text: [
      '{introduction} Thank you for being with us! We are glad that you came.',
      'Is there anything that you would like to know, or that we can pray for? Just reply to this message.',
    ],
  },
  checkIn: {
    subject: 'How are you?',
    text: [
      '{introduction} I would like to hear how you are.',
      'If you have a question or would like to talk, just reply to this message, and tell me when I can reach you.',
    ],
  },
  invitation: {
    subject: 'You are invited: {church}',
    text: [
      '{introduction} We would be happy to see you again at one of our next services. You find the times on our website.',
      'Tell us if you would like somebody to meet you at the door.',
    ],
  },
  answer: {
    subject: 'Your message to {church}',
    text: ['{introduction} Thank you for writing to us.'],
  },
  missed: {
    subject: 'We tried to reach you',
    text: [
      '{introduction} I tried to call you and did not reach you.',
      'When may I try again, or would you rather write? Just reply to this message.',
    ],
  },
};
