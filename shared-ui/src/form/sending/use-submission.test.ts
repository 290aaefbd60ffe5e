import { submissions } from 'contract/submissions';
import { readFormBody } from './use-submission';

it('sends numbers as numbers and trims what surrounds a text', () => {
  const typed = { name: ' Ama ', email: 'a@example.org', amount: '25.50', message: 'Hi' };
  expect(readFormBody(typed, submissions.pledge.body)).toEqual({
    name: 'Ama',
    email: 'a@example.org',
    amount: 25.5,
    message: 'Hi',
  });
});

it('leaves out what was left blank', () => {
  const typed = { name: 'Ama', email: 'a@example.org', amount: '1', message: '  ' };
  expect(readFormBody(typed, submissions.pledge.body)).not.toHaveProperty('message');
});

it('sends no field that the contract does not know', () => {
  expect(readFormBody({ name: 'Ama', isAdmin: 'true' }, submissions.partnership.body)).toEqual({
    name: 'Ama',
  });
});
