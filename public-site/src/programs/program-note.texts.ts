/** What is said of a programme before its day and afterwards. */
interface ProgramNoteTexts {
  readonly open: string;
  readonly over: string;
}

/** Where it is said: where people may register, and where they have. */
export type NotePlace = 'invitation' | 'receipt';

export const programNoteTexts: Readonly<Record<NotePlace, ProgramNoteTexts>> = {
  invitation: {
    open: 'Entry is free, and everyone is welcome.',
    over: 'This day has passed. Register anyway, and we will tell you about the next one.',
  },
  receipt: {
    open: 'Entry is free, and you need no ticket. We look forward to seeing you.',
    over: 'This day has passed. We will write to you as soon as the next one is planned.',
  },
};
