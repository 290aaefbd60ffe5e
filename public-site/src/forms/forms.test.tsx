import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BodySchema, FieldSchema } from 'contract/field';
import { honeypotField } from 'contract/bot-signals';
import { consentField } from 'contract/consent-field';
import { consentPurposes } from 'contract/purposes';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import type { FormDefinition } from 'shared-ui/form-definition';
import { loadForm } from './forms';
import { renderPage } from '../testing/render-page';

interface Specified {
  /** Requirements 3: the payload of a form with all fields filled in. */
  readonly payload: Readonly<Record<string, string | number>>;
  /** Requirements 3: the fields marked (opt). */
  readonly optional: readonly string[];
  /** Requirements 8, or our own if they have none. */
  readonly success: string;
  /** Requirements 8. `undefined`: only logged, without a message. */
  readonly failure: string | undefined;
  readonly serverMessageFirst?: boolean;
  /** Requirements 4: the form stays after it was sent. */
  readonly isKept?: boolean;
}

const again = 'Something went wrong. Please try again.';
const person = { email: 'ama@example.org', phone: '+43 512 000000' };

/** Requirements 3, 4, 7.2 and 8, copied by hand. */
const specified: { readonly [Name in SubmissionName]?: Specified } = {
  pledge: {
    payload: { name: 'Ama', email: person.email, amount: 25.5, message: 'Building' },
    optional: ['message'],
    success: 'Thank you for your pledge!',
    failure: again,
    isKept: true,
  },
  partnership: {
    payload: { name: 'Ama', phone: person.phone },
    optional: [],
    success: 'Thank you for your partnership! We will call you soon.',
    failure: again,
    serverMessageFirst: true,
  },
  firstTimer: {
    payload: { fullName: 'Ama Owusu', ...person, message: 'Hello' },
    optional: ['message'],
    success: 'Thank you for registering your visit. We hope to see you again!',
    failure: again,
    serverMessageFirst: true,
  },
  secondTimer: {
    payload: { name: 'Ama', ...person, previousVisitDate: '2025-09-07', message: 'Hello' },
    optional: ['email', 'message'],
    success: "Thank you for returning! We're excited to have you again.",
    failure: again,
    serverMessageFirst: true,
  },
  newBeliever: {
    payload: { name: 'Ama', ...person, testimony: 'I heard and believed.' },
    optional: ['testimony'],
    success: 'Thank you! We rejoice with you and will be in touch soon.',
    failure: undefined,
  },
  churchMember: {
    payload: { name: 'Ama', ...person, department: 'Choir', address: 'Musterstraße 1' },
    optional: ['department', 'address'],
    success: 'Thank you for registering as a member. Welcome home!',
    failure: again,
    serverMessageFirst: true,
  },
  programAttendance: {
    payload: {
      fullName: 'Ama Owusu',
      ...person,
      program: 'Innsbruck Spiritual Awakening',
      minister: 'No',
    },
    optional: [],
    success: 'Thank you for registering!',
    failure: again,
    serverMessageFirst: true,
  },
  childDedication: {
    payload: {
      childName: 'Kofi',
      dateOfBirth: '2025-01-02',
      parentsNames: 'Ama and Yaw',
      contactEmail: person.email,
      phone: person.phone,
      dedicationDate: '2027-03-07',
      message: 'Thank you',
    },
    optional: ['message'],
    success: 'Child Dedication Submitted Successfully.',
    failure: again,
  },
  babyNaming: {
    payload: {
      fullName: 'Ama Owusu',
      babyName: 'Esi',
      dateOfBirth: '2026-01-02',
      ...person,
      address: 'Musterstraße 1',
      pastor: 'Head Pastor',
    },
    optional: ['pastor'],
    success: 'Form submitted successfully!',
    failure: 'Submission failed. Please try again.',
  },
  couples: {
    payload: {
      partner1Name: 'Ama',
      partner2Name: 'Yaw',
      ...person,
      weddingDate: '2027-06-05',
      address: 'Musterstraße 1',
      churchAffiliation: 'Here',
      pastor: 'Head Pastor',
    },
    optional: ['churchAffiliation', 'pastor'],
    success: 'Form submitted successfully!',
    failure: 'An error occurred while submitting.',
    serverMessageFirst: true,
  },
  testimony: {
    payload: { fullName: 'Ama', message: 'God is good.' },
    optional: ['fullName'],
    success: 'Thank you! Your testimony has been received.',
    failure: undefined,
  },
  request: {
    payload: { fullName: 'Ama', ...person, requestType: 'counseling', message: 'Please call.' },
    optional: [],
    success: 'Thank you! Your request has been submitted.',
    failure: undefined,
  },
  enquiry: {
    payload: { fullName: 'Ama', email: person.email, subject: 'Choir', message: 'When?' },
    optional: [],
    success: 'Thank you! Your enquiry has been received.',
    failure: undefined,
  },
  contact: {
    payload: { name: 'Ama', email: person.email, subject: 'Hello', message: 'Hi.' },
    optional: [],
    success: 'Thank you! Your message has been sent.',
    failure: undefined,
  },
  welfare: {
    payload: { name: 'Ama', ...person, category: 'medical', message: 'Please help.' },
    optional: [],
    success: 'Thank you! Your welfare request has been submitted.',
    failure: undefined,
  },
};

const email = 'Enter an e-mail address like name@example.org.';
const phone = 'Enter a phone number like +43 512 000000.';
const [fullName, theirName] = [
  { fullName: 'Enter your full name.' },
  { name: 'Enter your full name.' },
];

/** The messages of empty required fields, copied by hand. A form that is not listed must have some message. */
const asked: { readonly [Name in SubmissionName]?: Readonly<Record<string, string>> } = {
  pledge: { ...theirName, email, amount: 'Enter a number like 25.50.' },
  partnership: { ...theirName, phone },
  firstTimer: { ...fullName, email, phone },
  secondTimer: {
    ...theirName,
    phone,
    previousVisitDate: 'Enter the date of your last visit. A rough one will do.',
  },
  newBeliever: { ...theirName, email, phone },
  churchMember: { ...theirName, email, phone },
  programAttendance: {
    ...fullName,
    email,
    phone,
    minister: 'Choose Yes or No.',
  },
  childDedication: {
    childName: 'Enter the child’s name.',
    dateOfBirth: 'Enter the child’s date of birth.',
    parentsNames: 'Enter the parents’ names.',
    contactEmail: email,
    phone,
    dedicationDate: 'Enter the Sunday that you would like.',
  },
  babyNaming: {
    ...fullName,
    babyName: 'Enter the baby’s name.',
    dateOfBirth: 'Enter the baby’s date of birth.',
    phone,
    email,
    address: 'Enter your address.',
  },
  couples: {
    partner1Name: 'Enter the first partner’s full name.',
    partner2Name: 'Enter the second partner’s full name.',
    email,
    phone,
    weddingDate: 'Enter the date of the wedding.',
    address: 'Enter your address.',
  },
  testimony: { message: 'Enter your testimony.' },
  request: {
    ...fullName,
    email,
    phone,
    requestType: 'Choose what you need.',
    message: 'Enter your request.',
  },
  enquiry: {
    ...fullName,
    email,
    subject: 'Enter what your question is about.',
    message: 'Enter your question.',
  },
  contact: { ...theirName, email, subject: 'Enter a subject.', message: 'Enter your message.' },
  welfare: {
    ...theirName,
    email,
    phone,
    category: 'Choose the kind of help you need.',
    message: 'Tell us what has happened.',
  },
};

const samples: Readonly<Record<string, string | number>> = {
  number: 25.5,
  email: person.email,
  phone: person.phone,
  date: '2025-09-07',
  'past-date': '2025-01-02',
  'near-date': '2026-01-02',
};

/** The expected behaviour of a form that is not in the requirements, from its contract and definition. */
function describeForm(form: FormDefinition): Specified {
  const { properties, required }: BodySchema = submissions[form.submission].body;
  const { success, failure } = form.labels;
  const answers = Object.entries(properties).map(([field, schema]) => [
    field,
    offersIn(field, schema).at(-1) ?? samples[kindOf(schema)] ?? `Fictional ${field}`,
  ]);
  return {
    payload: Object.fromEntries(answers) as Specified['payload'],
    optional: Object.keys(properties).filter((field) => !required.includes(field)),
    success,
    failure: form.onFailure === 'silent' ? undefined : failure,
    serverMessageFirst: form.onFailure === 'server-message-else-text',
    isKept: form.onSuccess === 'keep',
  };
}

/** The expected behaviour of all forms. */
const expected: Partial<Record<SubmissionName, Specified>> = {};
const expectedOf = (name: SubmissionName): Specified => {
  const known = expected[name];
  if (!known) throw new Error(`The form of ${name} was not loaded.`);
  return known;
};
beforeAll(async () => {
  for (const name of submissionNames)
    expected[name] = specified[name] ?? describeForm(await loadForm(name));
});

/** Input types by field (requirements 5). Other fields are text or a choice. */
const types: Readonly<Record<string, string>> = {
  email: 'email',
  contactEmail: 'email',
  phone: 'tel',
  amount: 'number',
  dateOfBirth: 'date',
  dedicationDate: 'date',
  weddingDate: 'date',
  previousVisitDate: 'date',
};
const typesByKind: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  'past-date': 'date',
  'near-date': 'date',
};
const kindOf = (schema: FieldSchema): string => ('format' in schema ? schema.format : schema.type);
const typeIn = (field: string, schema: FieldSchema) => types[field] ?? typesByKind[kindOf(schema)];

/** Requirements 3, in its order. */
const offered: Readonly<Record<string, readonly string[]>> = {
  program: ['Innsbruck City Praise', 'Innsbruck Spiritual Awakening'],
  minister: ['Yes', 'No'],
  requestType: ['prayer', 'counseling', 'financial', 'others'],
  category: ['financial', 'medical', 'spiritual', 'other'],
};

const offersIn = (field: string, schema: FieldSchema): readonly string[] =>
  offered[field] ?? ('enum' in schema ? schema.enum : []);

const submitButton = () => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) throw new Error('The form has no submit button.');
  return button;
};

const controlsOf = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)].filter(Boolean);

/** HTML has no `required` for a select without an empty option; ARIA has. */
const canBeLeftEmpty = (name: string): boolean =>
  controlsOf(name)[0]?.matches(':required, [aria-required=true]') !== true;

const offersOf = (name: string) =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      `[name="${name}"] option:not([value=""]), [type="radio"][name="${name}"]`,
    ),
  ].map(({ value }) => value);

function fillIn(payload: Specified['payload']) {
  for (const [name, value] of Object.entries(payload)) {
    const controls = controlsOf(name);
    const radio = controls.find(({ type, value: own }) => type === 'radio' && own === value);
    if (radio) fireEvent.click(radio);
    else for (const control of controls) fireEvent.input(control, { target: { value } });
  }
}

async function open(name: SubmissionName, answer: FakeAnswer | (() => FakeAnswer)) {
  const respond = typeof answer === 'function' ? answer : () => answer;
  const calls = fakeNetwork((call) =>
    call.method === 'GET' ? { status: 200, body: [] } : respond(),
  );
  const view = await renderPage(submissions[name].page);
  fillIn(expectedOf(name).payload);
  return { ...view, posts: () => calls.filter(({ method }) => method === 'POST') };
}

async function sendAndWait() {
  fireEvent.click(submitButton());
  const isBusy = (value: string) =>
    waitFor(() => expect(document.querySelector('form')).toHaveAttribute('aria-busy', value));
  await isBusy('true');
  await isBusy('false');
}

function expectTyped(payload: Specified['payload']) {
  for (const [field, value] of Object.entries(payload)) {
    const values = controlsOf(field).filter(({ type, checked }) => type !== 'radio' || checked);
    expect(values.map((control) => control.value)).toEqual([String(value)]);
  }
}

/** Below the success message are the next steps and links, but no introduction. */
async function expectNextSteps(name: SubmissionName) {
  const { next, intro } = (await loadForm(name)).labels;
  expect(await screen.findByText(next.text)).toBeVisible();
  expect(document.activeElement).toHaveAccessibleDescription(next.text);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { page } = submissions[name];
  const elsewhere = Object.keys(next.links).filter((to) => to !== page);
  expect(hrefs).toEqual(expect.arrayContaining(elsewhere));
  expect(screen.queryByText(intro)).not.toBeInTheDocument();
}

/** Requirements 8: six forms only log. Returns the console output of one attempt. */
const logOf = (name: SubmissionName, kind: string): unknown[][] =>
  expectedOf(name).failure === undefined ? [[`The form ${name} was not sent: ${kind}.`]] : [];

beforeEach(() => {
  sessionStorage.clear();
  // The baby naming form logs its success there.
  jest.spyOn(console, 'info').mockImplementation();
});

describe.each(submissionNames)('the form of %s', (name) => {
  const schemas: BodySchema['properties'] = submissions[name].body.properties;
  const { endpoint } = submissions[name];

  it('has the fields of requirements 3, required but for those marked (opt)', async () => {
    const { payload, optional } = expectedOf(name);
    await open(name, 'hang');
    const form = submitButton().form;
    const names = [...new Set([...(form?.elements ?? [])].map((e) => e.getAttribute('name')))];
    // Further controls: the honeypot, and the consent if the kind has one.
    const beside = [honeypotField, ...(consentPurposes(name).length > 0 ? [consentField] : [])];
    expect(names.filter(Boolean).sort()).toEqual([...Object.keys(payload), ...beside].sort());
    const free = Object.keys(payload).filter(canBeLeftEmpty);
    expect(free).toEqual(expect.arrayContaining([...optional]));
    expect(free).toHaveLength(optional.length);
  });

  it('has them in the order of the contract, which is that of the console’s columns', async () => {
    const form = await loadForm(name);
    expect(Object.keys(form.fields)).toEqual(Object.keys(submissions[name].body.properties));
  });

  it('asks for each answer with the control that suits it (requirements 3, 5)', async () => {
    await open(name, 'hang');
    for (const [field, schema] of Object.entries(schemas)) {
      const offers = offersIn(field, schema);
      const type =
        offers.length > 0 ? /^(select-one|radio)$/ : (typeIn(field, schema) ?? /^text(area)?$/);
      expect([field, controlsOf(field)[0]?.type]).toEqual([field, expect.stringMatching(type)]);
      expect([field, offersOf(field)]).toEqual([field, offers]);
    }
  });

  it('sends the payload of requirements 7.2 and says its thanks', async () => {
    const { payload, success, isKept = false } = expectedOf(name);
    const { posts } = await open(name, { status: 201, body: { _id: '1', ...payload } });
    fireEvent.click(submitButton());
    expect(await screen.findByText(success)).toHaveFocus();
    expect(posts()).toMatchObject([{ path: endpoint, body: payload }]);
    await expectNextSteps(name);
    expect(Object.keys(posts()[0]?.body as object).sort()).toEqual(Object.keys(payload).sort());
    const isReplaced = document.querySelector('form') === null;
    expect(isReplaced).toBe(!isKept);
  });

  it('behaves as requirements 8 says when the server fails, and keeps all that was typed', async () => {
    const { payload, failure, serverMessageFirst } = expectedOf(name);
    const log = jest.spyOn(console, 'error').mockImplementation();
    await open(name, { status: 500, body: { message: 'Disk full.', error: 'Disk full.' } });
    await sendAndWait();
    const said = screen.queryByRole('alert')?.textContent;
    expect(said).toBe(serverMessageFirst ? 'Disk full.' : failure);
    expect(submitButton()).toBeEnabled();
    expectTyped(payload);
    expect(log.mock.calls).toEqual(logOf(name, '500'));
  });

  it('says its own words where a failing server has none', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await open(name, 'down');
    await sendAndWait();
    expect(screen.queryByRole('alert')?.textContent).toBe(expectedOf(name).failure);
    expect(log.mock.calls).toEqual(logOf(name, 'network'));
  });

  it('says at each field what to do while it is empty', async () => {
    await open(name, 'hang');
    document.querySelector('form')?.reset();
    for (const select of document.querySelectorAll('select')) select.value = '';
    fireEvent.click(submitButton());
    const said = Object.keys(schemas).flatMap((field) => {
      const fault = document.getElementById(`${field}-fault`);
      return fault ? [[field, fault.textContent]] : [];
    });
    const { required } = submissions[name].body;
    const something = Object.fromEntries(required.map((field) => [field, expect.any(String)]));
    expect(Object.fromEntries(said)).toEqual(asked[name] ?? something);
  });
});

it.each<SubmissionName>(['childDedication', 'babyNaming'])(
  'disables the button of %s and says Submitting... while it sends (requirements 4)',
  async (name) => {
    await open(name, 'hang');
    fireEvent.click(submitButton());
    await waitFor(() => expect(submitButton()).toBeDisabled());
    expect(submitButton()).toHaveTextContent('Submitting...');
  },
);

it.each<SubmissionName>(['childDedication', 'babyNaming'])(
  'says success and failure of %s as alerts (requirements 8)',
  async (name) => {
    await open(name, { status: 201 });
    fireEvent.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedOf(name).success);
  },
);

it('finds the definition of each submission in a file named after it, and no other file', async () => {
  const files = readdirSync(join(__dirname, 'definitions')).filter((file) =>
    file.endsWith('.form.ts'),
  );
  const forms = await Promise.all(
    files.map((file) => import(`./definitions/${file}`) as Promise<{ form: FormDefinition }>),
  );
  expect(forms.map(({ form }) => form.submission).sort()).toEqual([...submissionNames].sort());
  for (const name of submissionNames) expect((await loadForm(name)).submission).toBe(name);
});

it('has a text for each failure that is not silent', async () => {
  for (const name of submissionNames) {
    const form = await loadForm(name);
    expect(Boolean(form.labels.failure)).toBe(form.onFailure !== 'silent');
  }
});

it('logs of a baby naming its record’s id and nothing of a person (requirements 7.2)', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  await open('babyNaming', {
    status: 201,
    body: { _id: 'n-1', ...expectedOf('babyNaming').payload },
  });
  fireEvent.click(submitButton());
  await screen.findByText(expectedOf('babyNaming').success);
  expect(log.mock.calls).toEqual([['The form babyNaming was stored: 201, n-1.']]);
});
