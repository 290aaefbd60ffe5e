import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import { isEmailAddress } from 'contract/email-address';
import { replyLengths } from 'contract/replies';
import { cutQuotedText } from './cut-quoted-text';
import { maxMessageBytes } from './inbox';

/** A message exceeds the bounds of the parser. The message of the error quotes nothing of it. */
export class MalformedMail extends Error {
  override readonly name = 'MalformedMail';
}

/** What is kept of a message that somebody sent. All of it may be forged. */
export interface IncomingMail {
  /** The Message-ID, or a digest of the message if it has none. */
  readonly id: string;
  /** The address in its From; '' if that is none. */
  readonly sender: string;
  readonly subject: string;
  /** Without the email that it quotes. */
  readonly text: string;
  /** Whether the message has more than this. */
  readonly isCut: boolean;
  /** The names of the first attachments; '' for one without a name. */
  readonly attachments: readonly string[];
  readonly attachmentCount: number;
  /** A program sent it: an out-of-office reply, a newsletter or a delivery failure. */
  readonly isAutomatic: boolean;
}

/** Addresses of a message that are looked at: ours is among the first in what a person sends. */
const mostRecipients = 50;

/** Lines that are parsed: each costs the same, however short it is. An attachment of a megabyte has fewer. */
const mostLines = 20_000;
const lineBreak = 0x0a;

/** What exceeds these is refused by the parser; forwarded messages count as attachments. */
const parserBounds = {
  ...{ maxNestingDepth: 20, maxHeadersSize: 256 * 1024 },
  ...{ forceRfc822Attachments: true, maxRfc822NestingDepth: 0 },
};

const htmlBounds = { maxInputLength: 100_000, limits: { maxDepth: 40, maxChildNodes: 2000 } };

/**
 * Gets the lower-cased addresses that a message names as its recipients, from its headers alone: most messages of a
 * stranger are not ours, and need not be parsed. Throws MalformedMail if they are too long.
 */
export async function readRecipients(source: Uint8Array): Promise<readonly string[]> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end !== -1);
  return recipientsOf(await parse(source.subarray(0, Math.min(...ends, source.length))));
}

/** Parses a message. Throws MalformedMail if it is nested too deeply or its headers are too long. */
export async function parseIncomingMail(whole: Uint8Array): Promise<IncomingMail> {
  const source = cutLines(whole);
  const email = await parse(source);
  const text = cutQuotedText(toPlainText(await textOf(email)));
  const names = email.attachments.map(({ filename }) => toLine(filename ?? '').slice(0, 100));
  return {
    id: email.messageId ?? createHash('sha256').update(source).digest('hex'),
    sender: senderOf(email),
    subject: cut(toLine(email.subject ?? ''), replyLengths.subject),
    text: cut(text, replyLengths.text),
    isCut:
      text.length > replyLengths.text ||
      source.length < whole.length ||
      whole.length >= maxMessageBytes,
    attachments: names.slice(0, replyLengths.attachments),
    attachmentCount: names.length,
    isAutomatic: isAutomatic(email),
  };
}

async function parse(source: Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(source, parserBounds);
  } catch (error) {
    throw new MalformedMail(error instanceof Error ? error.message : undefined);
  }
}

/** Cuts the lines off that exceed the limit. */
function cutLines(source: Uint8Array): Uint8Array {
  let end = -1;
  for (let count = 0; count < mostLines; count++) {
    end = source.indexOf(lineBreak, end + 1);
    if (end === -1) return source;
  }
  return source.subarray(0, end);
}

async function textOf({ text = '', html = '' }: Email): Promise<string> {
  if (text.trim() !== '' || html === '') return text;
  const { convert } = await import('html-to-text');
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ];
  const { maxInputLength, limits } = htmlBounds;
  return convert(html.slice(0, maxInputLength), { wordwrap: false, selectors, limits });
}

function recipientsOf({ headers, to = [], cc = [] }: Email): readonly string[] {
  const delivered = headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value.trim().replace(/^<(.*)>$/, '$1'));
  const named = [...to, ...cc].slice(0, mostRecipients).flatMap(addressesOf);
  return [...named, ...delivered].slice(0, mostRecipients).map((one) => one.toLowerCase());
}

const addressesOf = ({ address, group }: Address): readonly string[] =>
  address === undefined ? group.map((one) => one.address) : [address];

function senderOf({ from }: Email): string {
  const address = from?.address?.trim() ?? '';
  return address.length <= 254 && isEmailAddress(address) ? address : '';
}

/** The marks of RFC 3834, and those of programs that do not know it. */
function isAutomatic({ headers }: Email): boolean {
  const find = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = find('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(find('precedence') ?? '') ||
    find('return-path') === '<>' ||
    find('x-autoreply') !== undefined ||
    find('x-autorespond') !== undefined ||
    (find('content-type')?.startsWith('multipart/report') ?? false)
  );
}

/** Control characters except line breaks and tabs, and those that override the direction of text. */
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

const toPlainText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').toWellFormed().replaceAll(unwanted, '');

const toLine = (text: string) => toPlainText(text).replaceAll(/\s+/g, ' ').trim();

/** The cut leaves no half of a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
