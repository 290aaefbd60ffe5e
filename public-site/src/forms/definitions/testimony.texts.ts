import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'testimony'> = {
  title: 'Testimonies',
  intro: 'What God has done for one of us lifts all of us. Read, be encouraged, and tell us yours.',
  description: 'Read what God has done among us, and share your own testimony.',
  fields: {
    fullName: {
      label: 'Your name',
      hint: 'If you leave this empty, your testimony appears as Anonymous.',
    },
    message: { label: 'Your testimony', hint: 'Everyone can read it on this page.' },
  },
  submit: 'Share my testimony',
  success: 'Thank you! Your testimony has been received.',
  awaitsApproval: 'It will appear among the testimonies once the church office has approved it.',
  next: {
    text: 'To take yours off the website, write to us.',
    links: {
      '/forms/testimonies': 'Read the testimonies',
      '/help/contact': 'Write to us',
    },
  },
};
