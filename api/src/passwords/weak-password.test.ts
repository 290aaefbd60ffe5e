import { Refusal } from '../http/refusal';
import { refuseWeakPassword } from './weak-password';

const refusalOf = (password: string): unknown => {
  try {
    return refuseWeakPassword(password, 'Ada.Sample@example.org', 'newPassword');
  } catch (error) {
    return error;
  }
};

it.each([
  'passw0rd',
  'Password123!',
  '12345678',
  'Qwertzuiop',
  'JesusIsLord',
  'innsbruck2026',
  'aaaaaaaa',
  'abcabcabc',
  'ada.sample',
  'ADA.SAMPLE@EXAMPLE.ORG',
])('refuses %s at its field, in words that do not repeat it', (password) => {
  const refusal = refusalOf(password);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ statusCode: 400, issues: [{ path: 'newPassword' }] });
  expect((refusal as Refusal).message).not.toContain(password);
});

it.each(['three small words', 'Ölberg-4711-Birke', '🎺🎻🥁🎹', 'x9$Kq2!v'])(
  'takes %s',
  (password) => {
    expect(refusalOf(password)).toBeUndefined();
  },
);
