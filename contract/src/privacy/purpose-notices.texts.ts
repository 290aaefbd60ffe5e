import type { Purpose } from './purposes';

/** The notice below members' forms. */
export const profileNotice: string =
  'We use what you enter here only for your profile and to serve you.';

/** The notice below a form, by its main purpose. */
export const purposeNotices: Readonly<Record<Purpose, string>> = {
  answer: 'We use what you send only to answer and serve you.',
  'prepare-service': 'We use what you send only to prepare the service with you.',
  'prepare-programme':
    'We use what you send only to prepare the programme and to reach you about it.',
  welcome: 'We use what you send only to welcome and serve you.',
  'members-list': 'We use what you send only to keep our list of members and to serve you.',
  profile: profileNotice,
  publish: 'We publish what you write here on this site, for everyone to read.',
  books: 'We use what you send only for your gift and for our books.',
  accompany: 'We use what you send only to stay in touch with you and to pray for you.',
  'staff-account': 'We use what you enter here only for your account.',
};
