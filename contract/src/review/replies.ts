import * as Type from '@sinclair/typebox';
import { sentence, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** What is kept of a reply: UTF-16 code units, and names of attachments. */
export const replyLengths = { subject: 300, text: 8000, attachments: 20 } as const;

/** A reply by email to what staff wrote to the person of a record. A stranger may have forged it. */
export const reply = Type.Object({
  _id: sentence,
  /** When it was read from the mailbox, ISO 8601. */
  at: sentence,
  /** The address that it claims to be from; '' if that is none. */
  from: Type.String(),
  /** Whether that is another address than the record has. */
  isFromOther: Type.Boolean(),
  /** A program sent it, such as an out-of-office reply. */
  isAutomatic: Type.Boolean(),
  subject: Type.String(),
  /** Without what it quotes. */
  text: Type.String(),
  /** The email in the mailbox has more than this. */
  isCut: Type.Boolean(),
  /** Names of the first attachments, which are not kept; '' for one without a name. */
  attachments: Type.Array(Type.String()),
  attachmentCount: wholeNumber,
});
export type Reply = Value<typeof reply>;
