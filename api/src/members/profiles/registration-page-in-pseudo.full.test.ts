import { formAction } from 'contract/form-action';
import { languageCodes } from 'contract/languages';
import { registerProfile } from 'contract/profile-requests';
import type * as stand from '../../../testing/in-pseudo';
import { encodeMultipart, register, sampleProfile } from '../../../testing/people/members';
import { outsideBracketsOfPage } from '../../../testing/outside-brackets';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

jest.mock('../../mail/in-every-language', () =>
  jest.requireActual<typeof stand>('../../../testing/in-pseudo'),
);

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
  await register(server);
});
afterAll(() => server.remove());

const faults = {
  'fields that are missing': {},
  'fields that are wrong': { ...sampleProfile, email: 'nobody', phone: '1', dob: '2999-01-01' },
  'an address that is taken': sampleProfile,
  'a password that is easy to guess': { ...sampleProfile, password: 'password1' },
  'a picture that is none': {
    ...sampleProfile,
    email: 'other@example.org',
    image: new File(['text'], 'a.png'),
  },
};

describe.each(languageCodes)('in the words of %s', (language) => {
  it.each(Object.entries(faults))(
    'has every word of the page that refuses %s from texts',
    async (_name, values) => {
      const { body, headers } = await encodeMultipart(values);
      const answer = await server.post(formAction(registerProfile.path, language), body, {
        ...headers,
        accept: 'text/html',
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).toContain('<h1>⟦');
      expect(outsideBracketsOfPage(answer.body)).toBe('');
    },
  );
});
