import type { MailWords } from '../../mail/mail.texts';

interface AlertMailTexts {
  /**
   * @param section its title, which is English in every language
   * @param take the address of the link that acknowledges, a paragraph of its own
   * @param waiting the number of urgent records that wait, in the last email of an hour
   */
  readonly alert: (section: string, take: string, waiting?: number) => MailWords;
  /** The label of the button that acknowledges. */
  readonly take: string;
}

/** The email to whoever is on call. It reveals nothing of the record but its section. */
export const alertMailTexts: AlertMailTexts = {
  alert: (section, take, waiting) => ({
    subject: `{church}: urgent, please look now (${section})`,
    paragraphs: (link) => [
      `In the section "${section}" something is waiting that seems to be urgent, and you are asked to look after it. Read it here, once you are logged in:`,
      link,
      'Then say that you take care of it. You need not be logged in for that, and nobody else is asked afterwards:',
      take,
      'If nobody says so within half an hour, the next person is asked. In danger of life call 112 yourself.',
      ...(waiting === undefined
        ? []
        : [
            `You have got many of these mails within an hour, so this is the last one for now. Urgent and with nobody yet: ${waiting}. Please look at all of them, in the list "Urgent" under "Today".`,
          ]),
    ],
    action: 'Open it',
  }),
  take: 'I take care of this',
};
