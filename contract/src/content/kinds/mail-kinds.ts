import type { MailPlaceholder } from './mail-placeholders';

const subject = {
  type: 'line',
  maxLength: 120,
  isTranslated: true,
  placeholders: { needed: [], others: ['church'] },
} as const;

/** Each line is a paragraph. */
const text = (
  needed: readonly MailPlaceholder[],
  others: readonly MailPlaceholder[],
  maxLength = 1500,
) =>
  ({
    type: 'paragraphs',
    maxLength,
    isTranslated: true,
    placeholders: { needed, others },
  }) as const;

const church = ['church', 'office', 'phone', 'address'] as const;
const linked = text(['link'], church);
/** WhatsApp limits the length of a message, and the names of sender and recipient are added to it. */
const letter = text([], ['church', 'introduction'], 500);

const single = { order: 'by-hand', maxEntries: 1, isSingle: true, isOfChurch: true } as const;

/**
 * The texts of emails to visitors and members (decision 85), two fields for each of `mailNamesByKind`. Part of
 * `contentKinds`, which checks the declarations.
 */
export const mailKinds = {
  'form-mails': {
    fields: {
      receivedSubject: subject,
      received: text(['understood', 'link'], church),
      sentLinkSubject: subject,
      sentLink: text(['link'], [...church, 'minutes']),
    },
    title: 'receivedSubject',
    ...single,
  },
  'member-mails': {
    fields: {
      registeredSubject: subject,
      registered: text(['link'], [...church, 'hours']),
      changedSubject: subject,
      changed: text(['link'], [...church, 'hours']),
      takenSubject: subject,
      taken: linked,
      noticeSubject: subject,
      notice: linked,
      passwordSubject: subject,
      password: linked,
      resetSubject: subject,
      reset: text(['link'], [...church, 'minutes']),
      invitedSubject: subject,
      invited: text(['link'], [...church, 'days']),
      endSubject: subject,
      end: text(['link'], [...church, 'days']),
    },
    title: 'registeredSubject',
    ...single,
  },
  /** The templates with which staff begin an email to a person. */
  letters: {
    fields: {
      welcomeSubject: subject,
      welcome: letter,
      checkInSubject: subject,
      checkIn: letter,
      invitationSubject: subject,
      invitation: letter,
      answerSubject: subject,
      answer: letter,
      missedSubject: subject,
      missed: letter,
    },
    title: 'welcomeSubject',
    ...single,
  },
} as const;

export type MailKindName = keyof typeof mailKinds;

/** The emails of each kind. Their fields are `<name>Subject` and `<name>`. */
export const mailNamesByKind = {
  'form-mails': ['received', 'sentLink'],
  'member-mails': [
    'registered',
    'changed',
    'taken',
    'notice',
    'password',
    'reset',
    'invited',
    'end',
  ],
  letters: ['welcome', 'checkIn', 'invitation', 'answer', 'missed'],
} as const satisfies { readonly [Kind in MailKindName]: readonly (keyof FieldsOf<Kind>)[] };

type FieldsOf<Kind extends MailKindName> = (typeof mailKinds)[Kind]['fields'];

export const mailKindNames = Object.keys(mailNamesByKind) as readonly MailKindName[];

export type MailTextName = (typeof mailNamesByKind)[MailKindName][number];

/** The emails that the server sends by itself; each contains a link. */
export type LinkedMail = Exclude<MailTextName, (typeof mailNamesByKind)['letters'][number]>;

/** Whether the text is a template for an email that staff write. */
export const isEmailTemplate = (
  name: MailTextName,
): name is (typeof mailNamesByKind)['letters'][number] =>
  (mailNamesByKind.letters as readonly MailTextName[]).includes(name);

/** Whether the kind holds texts of emails, and so has no page. */
export const isMailKind = (kind: string): kind is MailKindName => Object.hasOwn(mailKinds, kind);

/** The kind that holds the texts of an email. */
export const getMailKind = (name: MailTextName): MailKindName =>
  mailKindNames.find((kind) => (mailNamesByKind[kind] as readonly MailTextName[]).includes(name)) ??
  'form-mails';
