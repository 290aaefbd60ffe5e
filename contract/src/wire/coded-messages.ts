import { anyText, isObject, listReader, objectReader } from './answer-reader';
import type { AnswerReader } from './answer-reader';
import type { CountedCode, PlainCode } from './error-codes';
import type { ErrorMessages, FieldIssue } from './wire';

export type ServerMessages = Readonly<
  Record<PlainCode, string> & Record<CountedCode, (amount: number) => string>
>;

/** The messages of one language, and its fallback for an unknown field error. */
interface CodedLanguage {
  readonly words: ServerMessages;
  readonly checkField: string;
}

const anyNumber: AnswerReader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A code has at most one parameter, a number. */
const amount: AnswerReader<number> = (params) =>
  isObject(params) ? anyNumber(Object.values(params)[0]) : undefined;

const readReason = objectReader({ code: anyText }, { params: amount });

/**
 * Translates an error response into another language than the server's English. An unknown code gives no message, so
 * that the page shows its own and never mixes two languages.
 */
export const readCodedMessages =
  ({ words, checkField }: CodedLanguage) =>
  (body: unknown): Partial<ErrorMessages> => {
    const said = say(words, body);
    const readIssue: AnswerReader<FieldIssue> = (issue) => {
      const path = readPath(issue)?.path;
      return path === undefined ? undefined : { path, message: say(words, issue) ?? checkField };
    };
    const issues = readIssues(readIssue)(body)?.issues;
    return { ...(said && { message: said, error: said }), ...(issues && { issues }) };
  };

const readPath = objectReader({ path: anyText });
const readIssues = (readIssue: AnswerReader<FieldIssue>) =>
  objectReader({ issues: listReader(readIssue) });

/** The message for the code of a body or of an issue. */
function say(words: ServerMessages, coded: unknown): string | undefined {
  const reason = readReason(coded);
  if (reason === undefined || !Object.hasOwn(words, reason.code)) return undefined;
  const sentence = words[reason.code as keyof ServerMessages];
  if (typeof sentence === 'string') return sentence;
  return reason.params === undefined ? undefined : sentence(reason.params);
}
