/** Messages about a sent form, on its page and, without JavaScript, on a page of its own (decision 4). */
interface ResultMessages {
  readonly next: string;
  readonly again: string;
  /** The next step for a form in quarantine. */
  readonly quarantined: string;
  readonly notSentTitle: string;
  readonly goBack: string;
  readonly office: string;
  readonly needs: string;
  readonly required: string;
  readonly atMost: (limit: string) => string;
}

export const resultMessages: ResultMessages = {
  next: 'What happens next',
  again: 'Fill in this form again',
  quarantined: 'The church office looks at it first. You need not send it again.',
  notSentTitle: 'Your form has not been sent yet',
  goBack:
    'Please go back with your browser’s Back button. What you typed is still there, and you can send it again.',
  office: 'We could not reach the church office. Please try again later.',
  needs: 'What each field needs',
  required: 'Required.',
  atMost: (limit) => `At most ${limit} characters.`,
};
