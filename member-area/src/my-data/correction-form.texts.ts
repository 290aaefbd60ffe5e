interface CorrectionTexts {
  readonly title: string;
  readonly intro: string;
  /** Shown if staff have handled the record. */
  readonly isDone: string;
  readonly isPublic: string;
  readonly notice: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel: string;
  readonly failed: string;
  /** Shown if the record was changed since it was loaded. */
  readonly changed: string;
  readonly corrected: string;
  /** Shown if the corrected record has another email address than the link or the member. */
  readonly moved: string;
}

export const correctionTexts: CorrectionTexts = {
  title: 'Correct what you sent',
  intro: 'Change what is wrong. What you say here takes the place of what you said before.',
  isDone: 'We have dealt with this already. If you need an answer from us, please send a new form.',
  isPublic: 'After a correction our staff look at your testimony again before others can read it.',
  notice: 'We use your corrections for what you sent the form for.',
  submit: 'Send the correction',
  submitting: 'Sending...',
  cancel: 'Leave it as it is',
  failed: 'Your correction could not be taken just now. Please try again in a minute.',
  changed:
    'This was changed meanwhile. Above you see it as it is now, and what you typed is still here. Send it again if yours is right.',
  corrected: 'Your correction is stored.',
  moved:
    'Your correction is stored. It holds another e-mail address now, so it cannot be opened here any more. You can have a link sent to the new address.',
};
