import { lifetimes } from 'contract/lifetimes';

interface LinkRequestTexts {
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly notice: string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly sent: string;
}

const minutes = lifetimes.sentLink / 60_000;

export const linkRequestTexts: LinkRequestTexts = {
  title: 'A link by e-mail',
  intro:
    'Enter the e-mail address that you wrote in the form. We mail you a link to all that you sent us with it.',
  email: 'E-mail',
  notice: 'We use the address only to send you the link.',
  submit: 'Send me the link',
  submitting: 'Sending...',
  failed: 'We could not take this just now. Please try again in a minute.',
  sent: `If anything was sent to us with this address, a link is on its way to it. It works for ${minutes} minutes. Look into the folder for spam as well.`,
};
