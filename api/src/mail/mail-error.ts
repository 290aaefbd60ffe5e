import { errorCode } from '../storage/error-code';

export interface MailError {
  /**
   * The mail server's message in one line, shortened; without one, the code of the error. It may name the recipient, so
   * it is stored with the email and never logged.
   */
  readonly words: string;
  /** Tells whether the message may quote the email, whose text the server had already. */
  readonly mayQuote: boolean;
  /** The mail server refuses this email, however often it is tried. */
  readonly isRefused: boolean;
  /**
   * The mail server did not accept the email, but may later: the cause may be our account or domain, and not the email.
   */
  readonly isTurnedAway: boolean;
  /** The mail server stopped responding during this email, as one does that asks the recipient's server first. */
  readonly isHanging: boolean;
  /** No mail server can be reached now. */
  readonly isAway: boolean;
}

interface SmtpError {
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly timeoutType?: unknown;
}

/** nodemailer's codes for errors about one email, its addresses or its text. */
const aboutOne = ['EENVELOPE', 'EMESSAGE'];
/** The SMTP commands whose error concerns that email alone. */
const decisive = ['RCPT TO', 'DATA'];
/**
 * Codes of RFC 3463 about the recipient or the text. Excluded are the sender's address (5.1.7, 5.1.8), a full mailbox
 * (5.2.2), and errors about us such as 5.4.5 and 5.7.1, which a relay that no longer knows us gives for every email.
 */
const final = /^5\d\d 5\.(?:1\.(?!7$|8$)|2\.(?!2$)|6\.)/;
/** The SMTP commands before the text is sent. */
const beforeText = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.{0,30}|MAIL FROM|RCPT TO)$/;

/** Limits of the mail server's message in UTF-16 code units: as it is read, and as it is stored. */
const longest = { read: 2000, kept: 300 };

/** Describes why nodemailer could not hand over an email. */
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
    // A bug of ours has no code of the network.
    isAway: code !== undefined && !isAboutOne && !isHanging,
  };
}

/** Decides by the command where a server sends only a number: its answer to the recipient concerns that one. */
function saysFinal(words: string, command: string): boolean {
  if (!decisive.includes(command)) return false;
  const status = toStatusCode(words);
  return status.includes('.') ? final.test(status) : command === 'RCPT TO';
}

/**
 * Removes line breaks and other control characters, invisible ones, those that change the text's direction, and halves
 * of characters.
 */
const inOneLine = (words: string): string =>
  words
    .slice(0, longest.read)
    .replaceAll(/[\s\p{Control}\p{Default_Ignorable_Code_Point}\p{Format}\p{Surrogate}]+/gu, ' ')
    .trim()
    .slice(0, longest.kept)
    .replace(/[\ud800-\udbff]$/, '');

/** Returns the status code of a mail server's message, e.g. `550 5.1.1`; '' where it begins with none. */
export const toStatusCode = (words: string): string =>
  /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?!\S)/.exec(words)?.[0].replace('-', ' ') ?? '';
