import { errorCode } from '../error-code';

export interface MailFault {
  /** In one line, cut. They may name the recipient: they are for the row of the mail, never for the log. */
  readonly words: string;
  /** Whether they may repeat what the mail says: the server had its text by then. */
  readonly mayQuote: boolean;
  /** The mail server will not take this mail, however often it is tried. */
  readonly isRefused: boolean;
  /** It takes no mail at all now. */
  readonly isAway: boolean;
}

interface SmtpError {
  readonly message: string;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** By nodemailer's codes: it spoke with the mail server about one mail, its addresses or its text. */
const aboutOne = ['EENVELOPE', 'EMESSAGE'];
/** What was answered to these holds for that mail alone. */
const decisive = ['RCPT TO', 'DATA'];
/** What was answered to these was said before the text was sent. */
const beforeText = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH.{0,30}|MAIL FROM|RCPT TO)$/;

/** Of the mail server's words, in UTF-16 code units: as they come, and as they are kept. */
const longest = { read: 2000, kept: 300 };

/** What nodemailer says of a mail that it could not hand over. */
export function readFault(error: unknown): MailFault {
  const fault: SmtpError = error instanceof Error ? error : { message: String(error) };
  const { message, response = message, responseCode, command } = fault;
  const isAboutOne = aboutOne.includes(errorCode(error) ?? '');
  return {
    words: inOneLine(String(response)),
    mayQuote: fault.response !== undefined && !beforeText.test(String(command)),
    isRefused: isAboutOne && decisive.includes(String(command)) && Number(responseCode) >= 500,
    isAway: !isAboutOne,
  };
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
export const statusCodeOf = (words: string): string =>
  /^[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?!\S)/.exec(words)?.[0].replace('-', ' ') ?? '';
