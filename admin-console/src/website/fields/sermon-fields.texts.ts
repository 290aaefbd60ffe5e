import type { KindFields } from './field-labels';

export const sermonFields: KindFields['sermons'] = {
  title: { label: 'Title' },
  preacher: { label: 'Preached by', hint: 'The role, for example: Assistant Pastor.' },
  passage: { label: 'Bible passage', hint: 'For example Psalm 119:105.' },
  date: { label: 'Day of the sermon', hint: 'The newest stands first.' },
  audio: {
    label: 'Recording',
    hint: 'An MP3 or M4A file of up to 300 MB. Visitors can hear it as soon as the sermon is published.',
  },
  spokenIn: {
    label: 'Spoken in',
    hint: 'The language that is heard in the recording.',
    options: { en: 'English', de: 'German', yo: 'Yoruba', ig: 'Igbo', kpe: 'Kpelle' },
  },
  transcript: {
    label: 'To read',
    hint: 'What is said, or a summary: for those who cannot hear it, or not in this language. Each line is a paragraph.',
  },
  chapters: {
    label: 'Chapters',
    hint: 'For podcast apps: a line each, with the time at which it begins, for example: 12:30 The open door.',
  },
};
