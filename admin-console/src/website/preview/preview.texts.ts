import type { MailPath, PageShowing } from 'contract/content-preview';

interface PreviewTexts {
  readonly name: string;
  readonly opening: string;
  readonly notOpened: string;
  readonly title: string;
  readonly close: string;
  readonly page: string;
  readonly mail: string;
  readonly language: string;
  readonly width: string;
  readonly widths: Readonly<Record<'phone' | 'tablet' | 'computer', string>>;
  readonly pages: Readonly<Record<Exclude<PageShowing, MailPath>, string>>;
  readonly ownPage: string;
  readonly address: string;
  readonly subject: string;
  readonly hint: string;
  readonly mailHint: string;
  readonly testMail: Readonly<Record<'name' | 'sending' | 'sent' | 'failed', string>>;
  readonly inTab: string;
  readonly making: string;
  readonly makingMail: string;
  readonly made: string;
  readonly frame: (page: string) => string;
  readonly nothing: string;
  readonly unsaved: Readonly<Record<'offline' | 'conflict' | 'faulty', string>>;
  readonly lacks: string;
  readonly failed: string;
}

export const previewTexts: PreviewTexts = {
  name: 'Preview',
  opening: 'Opening the preview...',
  notOpened: 'The preview could not be opened. Please try it again.',
  title: 'Preview',
  close: 'Close the preview',
  page: 'Page',
  mail: 'Mail',
  language: 'Language',
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  pages: {
    '/': 'Home',
    '/help/request/sent': 'Thanks for a request',
    '/help/welfare/sent': 'Thanks after Welfare',
    '/more/awakening': 'Awakening the City',
    '/more/praise': 'Praise in the City',
    '/join-us/register/program-attendance': 'Registration for a programme',
    '/downloads/gallery': 'Gallery',
    '/downloads/mp3': 'MP3 sermons',
    '/more/departments': 'Departments',
    '/giving/payment': 'Give Now',
    '/more/visit': 'Plan your visit',
    '/imprint': 'Imprint',
    '/more/blog': 'Blog',
    '/privacy': 'Privacy',
  },
  ownPage: 'Its own page',
  address: 'Address:',
  subject: 'Subject:',
  hint: 'Only staff can see this. Links and forms do nothing in the preview. A tab of its own shows what is changed later once you load it again.',
  mailHint: 'Links do nothing in the preview. Names, times and links are examples.',
  testMail: {
    name: 'Send it to me',
    sending: 'It is being sent...',
    sent: 'It is on its way to your e-mail address.',
    failed: 'It could not be sent. Please try it again.',
  },
  inTab: 'Open in a tab of its own',
  making: 'The page is being made...',
  makingMail: 'The mail is being written...',
  made: 'The preview is there.',
  frame: (page) => `Preview: ${page}`,
  nothing:
    'Nothing is written yet that could be shown. Please close the preview and write something.',
  unsaved: {
    offline:
      'What you typed is not saved yet, because the server cannot be reached. The preview comes once it is saved.',
    conflict:
      'Somebody else changed this entry. Please close the preview and choose first which text is to stay.',
    faulty:
      'What you typed is not saved, because something in it does not fit. Please close the preview and look at the marked fields.',
  },
  lacks: 'The preview cannot be shown yet. This is still needed:',
  failed: 'The preview could not be made.',
};
