import type { FormDefinitionOf } from 'shared-ui/form-definition';

export const form = {
  submission: 'testimony',
  fields: {
    fullName: { autocomplete: 'name' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'silent',
  announce: 'status',
  whileSending: 'button-waits',
  labels: {
    en: {
      title: 'Testimonies',
      intro:
        'What God has done for one of us lifts all of us. Read, be glad, and tell us your own.',
      description: 'Read what God has done among us, and share your own testimony.',
      fields: {
        fullName: {
          label: 'Your name',
          hint: 'Leave it empty, and your testimony appears as Anonymous.',
        },
        message: { label: 'Your testimony', hint: 'Everybody can read it on this page.' },
      },
      submit: 'Share my testimony',
      success: 'Thank you! Your testimony has been received.',
      awaitsApproval: 'It will appear among the testimonies once the church office has read it.',
    },
  },
} as const satisfies FormDefinitionOf<'testimony'>;
