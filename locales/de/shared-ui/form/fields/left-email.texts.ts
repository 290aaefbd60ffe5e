import type * as english from 'shared-ui/form/fields/left-email.texts';

export const emailTexts: typeof english.emailTexts = {
  meant: 'Meintest du',
  take: (email) => `${email}?`,
};
