import type { textKinds } from 'contract/text-kinds';
import type { KindFields } from './field-labels';

/** Labels for the texts of single pages; part of `websiteFieldTexts`. */
export const textPageFieldTexts: Pick<KindFields, keyof typeof textKinds> = {
  gifts: {
    intro: { label: 'Introduction', hint: 'Thanks, and what gifts are used for.' },
    verse: { label: 'Bible verse' },
    reference: { label: 'Where the verse stands', hint: 'For example 2 Corinthians 9:7.' },
    cheque: { label: 'Cheques', hint: 'The address of the church follows.' },
    purpose: {
      label: 'Purpose of a transfer',
      hint: 'What a banking app fills in when it reads the code.',
    },
  },
  vision: {
    intro: { label: 'Introduction' },
    vision: { label: 'Vision statement' },
    verse: { label: 'Bible verse' },
    reference: { label: 'Where the verse stands', hint: 'For example Isaiah 60:1.' },
    mission: { label: 'Mission statement' },
    elements: { label: 'Key elements', hint: 'A heading for each, and a sentence below it.' },
    callTitle: { label: 'Call to action: title' },
    call: { label: 'Call to action' },
    volunteers: { label: 'Volunteers', hint: 'Each line is a paragraph.' },
    goals: { label: 'Goals', hint: 'A list. Empty: the page has no goals.' },
    tips: { label: 'Tips', hint: 'A list. Empty: the page has no tips.' },
    means: {
      label: 'How the mission will be achieved',
      hint: 'A numbered list. Empty: the page does not say it.',
    },
  },
  visit: {
    intro: { label: 'Introduction' },
    answers: { label: 'Questions and answers', hint: 'A heading begins a question.' },
    children: { label: 'Children', hint: 'What awaits them. Each line is a paragraph.' },
    groups: {
      label: 'Groups of children',
      hint: 'A line for each: its name; its ages; its time. Empty: the page has no table.',
    },
    byBus: { label: 'By bus', hint: 'Empty: the page does not say it.' },
    byTrain: { label: 'By train', hint: 'Empty: the page does not say it.' },
    byCar: { label: 'By car', hint: 'Empty: the page does not say it.' },
    ask: { label: 'Whom to ask', hint: 'The form and the phone number follow.' },
    amenities: {
      label: 'For search engines',
      hint: 'What there is for visitors, a line for each, for example: Parking.',
    },
  },
  'help-lines': {
    title: { label: 'Heading' },
    intro: { label: 'Introduction' },
    lines: {
      label: 'Numbers',
      hint: 'A line for each: country; number; who answers. For example: Austria; 142; Telefonseelsorge.',
    },
  },
  imprint: {
    intro: { label: 'Introduction', hint: 'Under which laws it is given.' },
    body: { label: 'Text', hint: 'A heading begins a chapter.' },
  },
  privacy: {
    intro: { label: 'Introduction' },
    basis: { label: 'On what legal basis' },
    rights: { label: 'Your rights' },
    others: { label: 'Further chapters', hint: 'A heading begins a chapter.' },
  },
};
