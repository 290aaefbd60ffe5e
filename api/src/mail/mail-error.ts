import { errorCode } from '../storage/error-code';

export interface MailError {
  /**
   * The mail server's, in one line, cut; where it said nothing, the code of the error. They may name the recipient: they
   * are for the row of the mail, never for the log.
   */
  readonly words: string;
  /** Whether they may repeat what the mail says: the server had its text by then. */
  readonly mayQuote: boolean;
  /** The mail server will not take this mail, however often it is tried. */
  readonly isRefused: boolean;
  /** It would not take the mail, but may later: what is wrong may be our account or our name, and not the mail. */
  readonly isTurnedAway: boolean;
  /** It fell silent in the middle of this mail, as one does that asks the recipient's server before it answers. */
  readonly isHanging: boolean;
  /** There is none to be asked now. */
  readonly isAway: boolean;
}

interface SmtpError {
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly timeoutType?: unknown;
}

/** By nodemailer's codes: it spoke with the mail server about one mail, its addresses or its text. */
const aboutOne = ['EENVELOPE', 'EMESSAGE'];
/** What was answered to these holds for that mail alone. */
const decisive = ['RCPT TO', 'DATA'];
/**
 * Of RFC 3463: about its recipient or its text. Not of a sender's address (5.1.7, 5.1.8), of a mailbox that is full (5.2.2),
 * nor what is about us, as 5.4.5 and 5.7.1: a relay that knows us no more says such of every mail.
 */
const final = /^5\d\d 5\.(?:1\.(?!7$|8$)|2\.(?!2$)|6\.)/;
/** What was answered to these was said before the text was sent. */
const beforeText = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.{0,30}|MAIL FROM|RCPT TO)$/;

/** Of the mail server's words, in UTF-16 code units: as they come, and as they are kept. */
const longest = { read: 2000, kept: 300 };

/** What nodemailer says of a mail that it could not hand over. */
export function readMailError(error: unknown): MailError {
  const { response, responseCode, command, timeoutType } = (error ?? {}) as SmtpError;
  const code = errorCode(error);
  const isAboutOne = code !== undefined && aboutOne.includes(code);
  const isAnswered = typeof response === 'string';
  const words = isAnswered ? inOneLine(response) : (code ?? '');
  const isFinal = saysFinal(words, String(command));
  const isHanging = timeoutType === 'SOCKET_TIMEOUT';
  const isTurnedDown = isAboutOne && Number(responseCode) >= 500;
  return {
    words,
    mayQuote: isAnswered && !beforeText.test(String(command)),
    isRefused: isTurnedDown && isFinal,
    isTurnedAway: isTurnedDown && !isFinal,
    isHanging,
    // A fault of ours has no code of the network's.
    isAway: code !== undefined && !isAboutOne && !isHanging,
  };
}

/** Of a server that says no more than a number, what it answers to the recipient holds for that one. */
function saysFinal(words: string, command: string): boolean {
  if (!decisive.includes(command)) return false;
  const status = toStatusCode(words);
  return status.includes('.') ? final.test(status) : command === 'RCPT TO';
}

/** Without control characters, signs that turn what follows, unseen ones, and halves of characters. */
const inOneLine = (words: string): string =>
  words
    .slice(0, longest.read)
    .replaceAll(/[\s\p{Control}\p{Default_Ignorable_Code_Point}\p{Format}\p{Surrogate}]+/gu, ' ')
    .trim()
    .slice(0, longest.kept)
    .replace(/[\ud800-\udbff]$/, '');

/** `550 5.1.1` of a mail server's words; '' where they begin with no code. */
export const toStatusCode = (words: string): string =>
  /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?!\S)/.exec(words)?.[0].replace('-', ' ') ?? '';
