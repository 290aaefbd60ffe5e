import { measurePassword } from './password-strength';
import type { PasswordOwner } from './password-strength';

const own = ['Ada Sample', 'ada.sample@example.org', 'Alpine Light Church', '6020 Innsbruck'];

const isEnough = (password: string, owner: PasswordOwner, about = own) =>
  measurePassword(password, owner, about).isEnough;

it.each(['Probe-Member-2026', 'baum haus wolke 1990', 'three small words', 'drei kleine Worte'])(
  'takes words that do not belong together, with a year or without: %s',
  (password) => {
    expect(isEnough(password, 'staff')).toBe(true);
  },
);

it.each([
  'AdaSample1',
  'Ada Sample 1',
  'sample.ada7',
  'ADA-SAMPLE-99',
  'Ada-Sample-1',
  'Sample2026',
  'ada.sample@example.org',
  'example.org1',
  'alpinelight1',
  'Innsbruck1980',
])('refuses a person’s own name or address, and the church’s, with a digit: %s', (password) => {
  expect(isEnough(password, 'member')).toBe(false);
});

it.each([
  'passw0rd',
  '12345678',
  'Passwort123',
  'Willkommen2026',
  'P@$$w0rt!',
  '5chm3tt3rl1ng',
  'Ｐａｓｓｗｏｒｄ',
  'hallohallo',
  'abcabcabc',
  'qwertzuiop',
  '1qay2wsx',
  '12.05.1990',
  'a'.repeat(1024),
  'password'.repeat(128),
])('refuses what is tried first: %s', (password) => {
  expect(isEnough(password, 'member')).toBe(false);
});

it('asks more of staff than of members', () => {
  expect(['adjklwqe', 'x9$Kq2!v'].map((password) => isEnough(password, 'member'))).toEqual([
    true,
    true,
  ]);
  expect(['adjklwqe', 'x9$Kq2!v'].map((password) => isEnough(password, 'staff'))).toEqual([
    false,
    false,
  ]);
});

it.each([
  ['AdaSample1', 'userInputs'],
  ['12345678', 'topTen'],
  ['qwertzuiop', 'straightRow'],
  ['abcabcabc', 'extendedRepeat'],
  ['Willkommen2026', undefined],
])('says why it refuses %s', (password, warning) => {
  expect(measurePassword(password, 'staff', own)).toEqual({ isEnough: false, warning });
});

it('looks at no more than the first 32 characters', () => {
  const beginning = '12345678'.repeat(4);
  expect(isEnough(`${beginning}gravel kitchen umbrella`, 'member')).toBe(false);
  expect(isEnough(`gravel kitchen umbrella hat ${beginning.repeat(30)}`, 'staff')).toBe(true);
});
