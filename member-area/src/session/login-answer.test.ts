import type { MemberLoginResponse } from 'contract/member-session-requests';
import { readNewSession } from './login-answer';

it('makes a session from a token and an id', () => {
  expect(readNewSession({ token: 't', user: { _id: 'm1' }, message: 'Welcome.' })).toEqual({
    token: 't',
    profileId: 'm1',
  });
});

it.each<MemberLoginResponse>([
  {},
  { message: 'No.' },
  { token: '', user: { _id: 'm1' } },
  { token: 'two words', user: { _id: 'm1' } },
  { token: 't' },
  { token: 't', user: { _id: '' } },
])('makes no session from %j', (answer) => {
  expect(readNewSession(answer)).toBeUndefined();
});
