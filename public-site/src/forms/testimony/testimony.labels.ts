import type { FormLabelsOf } from 'shared-ui/form-definition';
import type { Translated } from 'shared-ui/language';

export const labels: Translated<FormLabelsOf<'testimony'>> = {
  en: {
    title: 'Testimonies',
    intro: 'What God has done for one of us lifts all of us. Read, be glad, and tell us your own.',
    description: 'Read what God has done among us, and share your own testimony.',
    fields: {
      fullName: {
        label: 'Your name',
        hint: 'Leave it empty, and your testimony appears as Anonymous.',
      },
      message: {
        label: 'Your testimony',
        hint: 'Everybody can read it on this page.',
      },
    },
    submit: 'Share my testimony',
    success: 'Thank you! Your testimony has been received.',
  },
};
