import { errorCode } from '../error-code';

export interface MailFault {
  /** In one line. They may name the recipient: they are for the row of the mail, never for the log. */
  readonly words: string;
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

/** What nodemailer says of a mail that it could not hand over. */
export function readFault(error: unknown): MailFault {
  const fault: SmtpError = error instanceof Error ? error : { message: String(error) };
  const { message, response = message, responseCode, command } = fault;
  const isAboutOne = aboutOne.includes(errorCode(error) ?? '');
  return {
    words: String(response).replaceAll(/\s+/g, ' ').trim(),
    isRefused: isAboutOne && decisive.includes(String(command)) && Number(responseCode) >= 500,
    isAway: !isAboutOne,
  };
}
