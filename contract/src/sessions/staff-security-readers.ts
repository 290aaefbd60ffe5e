import { anyText, listReader, objectReader } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import type { SecondFactorPolicy } from './staff-security';

const orNull =
  <Value>(read: AnswerReader<Value>): AnswerReader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

export const readSecondFactorPolicy = objectReader<SecondFactorPolicy>({
  from: orNull(anyText),
  roles: (value) => {
    const list = listReader(anyText)(value);
    return list && [...list];
  },
});
