import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { findBotSignal } from './bot-signal';

const headers = (fillTime?: string) => ({
  headers: fillTime === undefined ? {} : { [fillTimeHeader.toLowerCase()]: fillTime },
});
const plain = { message: 'Please pray for us.' };
const spam = { message: 'Buy at https://spam.example now' };

it.each(['Ada', '0', 7, { $gt: '' }])('sees a robot in the honeypot filled with %j', (bait) => {
  expect(findBotSignal(headers(), { ...plain, [honeypotField]: bait })).toBe('honeypot');
});

it.each(['', '  ', '\u200b'])('sees none in the honeypot left at %j', (bait) => {
  expect(findBotSignal(headers(), { ...plain, [honeypotField]: bait })).toBeUndefined();
});

it('detects a robot by a link that came faster than people type', () => {
  expect(findBotSignal(headers('2999'), spam)).toBe('too-fast');
});

it.each([
  ['a browser that filled in everything at once', '3', plain],
  ['a visitor who took time to write a link', '3000', spam],
  ['a page without a script', undefined, spam],
  ['a time that is none', '', spam],
  ['a time that is none', '-1', spam],
])('sees no robot in %s', (_who, fillTime, body) => {
  expect(findBotSignal(headers(fillTime), body)).toBeUndefined();
});

it.each([undefined, null, 'text'])('sees no robot in a body of %j', (body) => {
  expect(findBotSignal(headers('1'), body)).toBeUndefined();
});
