/** The notes about a programme before and after its day. */
interface ProgramNoteTexts {
  readonly open: string;
  readonly over: string;
}

/**
 * Where the note is shown: with the invitation to register, or with the receipt of a registration. `full` and `closed`
 * replace the invitation.
 */
export type NotePlace = 'invitation' | 'receipt';

export const programNoteTexts: Readonly<Record<NotePlace | 'full' | 'closed', ProgramNoteTexts>> = {
  invitation: {
    open: 'Entry is free, and everyone is welcome.',
    over: 'This day has passed. Register anyway, and we will tell you about the next one.',
  },
  receipt: {
    open: 'Entry is free, and you need no ticket. We look forward to seeing you.',
    over: 'This day has passed. We will write to you as soon as the next one is planned.',
  },
  full: {
    open: 'Every place is taken. Thank you to all who are coming.',
    over: 'This day has passed. Thank you to all who came.',
  },
  closed: {
    open: 'Registration has closed. If you would still like to come, please call us.',
    over: 'This day has passed. Thank you to all who came.',
  },
};
