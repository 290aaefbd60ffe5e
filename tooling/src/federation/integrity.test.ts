import { createHash } from 'node:crypto';
import { toIntegrity, isIntact } from './integrity';

const text = 'a { color: red }';

it('knows what was built', () => {
  expect(toIntegrity(text)).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(isIntact(text, toIntegrity(text))).toBe(true);
  expect(isIntact(`${text} `, toIntegrity(text))).toBe(false);
});

it('knows what a build from before wrote down', () => {
  const former = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(isIntact(text, former)).toBe(true);
  expect(isIntact(`${text} `, former)).toBe(false);
});

it.each([undefined, '', 'sha256-', 'md5-1B2M2Y8AsgTpgAmY7PhCfg=='])(
  'takes nothing for intact by %p',
  (integrity) => {
    expect(isIntact('', integrity)).toBe(false);
  },
);
