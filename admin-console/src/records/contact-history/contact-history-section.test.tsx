import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toAddress } from 'contract/request';
import { emailLengths, getContactHistory, getEmailDrafts } from 'contract/contact-history-requests';
import type {
  EmailDrafts,
  ContactHistoryEntry,
  ContactHistory,
} from 'contract/contact-history-requests';
import { allRights } from 'contract/rights';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { storeStaffRights } from '../../session/staff-account';
import { getAdminToken } from '../../session/admin-session';
import { fakeEventSource } from '../../testing/fake-event-source';
import { FoundPanel } from '../people-search/found-panel';
import { fakeReviewServer, rejection, reviewOf } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { ContactHistorySection } from './contact-history-section';

fakeEventSource();

const ruth = {
  ...{ name: 'Ruth', email: 'ruth@example.org', phone: '+43 664 1234567', _id: 'r1', __v: 0 },
  ...{ createdAt: '2026-03-01T12:30:00Z', updatedAt: '2026-03-01T12:30:00Z' },
};
const at = '2026-03-02T09:00:00.000Z';
const drafts: EmailDrafts = {
  ...{ template: 'answer', language: 'de', to: 'ruth@example.org' },
  drafts: (['en', 'de'] as const).flatMap((language) =>
    (['answer', 'welcome'] as const).map((template) => ({
      ...{ template, language },
      ...{ subject: `${template} in ${language}`, text: `Text of ${template} in ${language}` },
      quote: '',
    })),
  ),
};

const onReview = jest.fn();
const moved = reviewOf('r1', { state: 'in-progress' });
let known: ContactHistory;
let answerPost: (call: SentCall) => FakeAnswer | undefined;
beforeEach(() => {
  known = { notes: [], outreach: [] };
  answerPost = () => undefined;
  logIn();
});
afterEach(() => sessionStorage.clear());

const ruths = { kind: 'contact', id: 'r1' } as const;
const about = { kind: 'contact', recordId: 'r1', name: 'Ruth' } as const;

/** Renders the section for Ruth's record; returns what it asked the server to log or send. */
async function open(record: object = ruth, offered?: EmailDrafts) {
  const letters = serve(offered);
  const user = renderView(
    <ContactHistorySection {...about} record={{ ...ruth, ...record }} onReview={onReview} />,
  );
  return { user, section: await findSection(), letters };
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Conversation' }));

function serve(offered: EmailDrafts = drafts) {
  const { calls } = fakeReviewServer('contact', [], (call) => {
    const { method, path } = call;
    if (path.startsWith('/api/admin/record-notes/')) return answerPost(call);
    if (method === 'POST' && path.startsWith('/api/admin/outreach/')) {
      const answer = answerPost(call);
      if (answer) return answer;
      const body = call.body as Partial<ContactHistoryEntry>;
      const way = path.endsWith('/letters') ? 'mail' : (body.way ?? 'hand');
      const state = way === 'mail' && { to: 'ruth@example.org', state: 'sent' as const };
      const noted: ContactHistoryEntry = {
        _id: `o${known.outreach.length}`,
        way,
        at,
        by: 'me',
        ...state,
      };
      known = { ...known, outreach: [noted, ...known.outreach] };
      return { status: 201, body: { entry: noted, review: moved } };
    }
    if (path === toAddress(getContactHistory, ruths)) return { status: 200, body: known };
    if (path === toAddress(getEmailDrafts, ruths)) return { status: 200, body: offered };
    return undefined;
  });
  return () =>
    calls.filter(
      ({ method, path }) => method === 'POST' && path.startsWith('/api/admin/outreach/'),
    );
}

describe('an e-mail', () => {
  async function write() {
    const opened = await open();
    const button = await opened.section.findByText('Write an e-mail');
    await opened.user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'E-mail to Ruth' }));
    await dialog.findByLabelText('Subject');
    return { ...opened, dialog, button };
  }

  it('begins in the language of the record, and is sent to its address as it was changed', async () => {
    const { user, dialog, button, section, letters } = await write();
    expect(dialog.getByLabelText('Language')).toHaveValue('de');
    expect(dialog.getByLabelText('Subject')).toHaveValue('answer in de');
    expect(dialog.getByText('ruth@example.org')).toBeVisible();
    await user.clear(dialog.getByLabelText('Text'));
    await user.type(dialog.getByLabelText('Text'), 'Hallo Ruth!');
    await user.click(dialog.getByText('Send e-mail'));
    await waitFor(() => expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument());
    expect(letters()[0]?.body).toEqual({
      ...{ to: 'ruth@example.org', template: 'answer', language: 'de' },
      ...{ subject: 'answer in de', text: 'Hallo Ruth!' },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await section.findByText(/^E-mail to ruth@example.org · sent$/)).toBeVisible();
    expect(onReview).toHaveBeenCalledWith(moved);
    expect(
      section.getAllByRole('status').find(({ textContent }) => textContent !== ''),
    ).toHaveTextContent('The e-mail is on its way.');
    await waitFor(() => expect(button).toHaveFocus());
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens with the cursor after the greeting, and ends with what it answers', async () => {
    const text = 'Hello Ruth,\n\nThank you.\n\nWarm greetings\nAlpine Light Church';
    const quote = 'On 1 March 2026 you wrote:\n> Do you sing?';
    const offered = {
      ...drafts,
      drafts: drafts.drafts.map((draft) => ({ ...draft, text, quote })),
    };
    const { user, section } = await open(ruth, offered);
    await user.click(await section.findByText('Write an e-mail'));
    expect(await screen.findByLabelText('Text')).toHaveFocus();
    await user.keyboard('We do.');
    const written = text.replace(',\n\n', ',\n\nWe do.\n\n');
    expect(screen.getByLabelText('Text')).toHaveValue(`${written}\n\n${quote}\n`);
  });

  it('loses nothing that was typed: by another template, by closing it, by a failure', async () => {
    answerPost = () => 'down';
    const { user, dialog, button, letters } = await write();
    await user.type(dialog.getByLabelText('Subject'), '!');
    await user.selectOptions(dialog.getByLabelText('Begin with'), 'Welcome');
    expect(dialog.getByLabelText('Subject')).toHaveValue('welcome in de');
    await user.selectOptions(dialog.getByLabelText('Begin with'), 'Answer to a message');
    expect(dialog.getByLabelText('Subject')).toHaveValue('answer in de!');
    await user.click(dialog.getByText('Send e-mail'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('What you wrote is still here');
    expect(dialog.getByLabelText('Subject')).toHaveValue('answer in de!');
    answerPost = () => rejection(429, 'You have written many e-mails in a short time.');
    await user.click(dialog.getByText('Send e-mail'));
    expect(await dialog.findByText(/many e-mails in a short time/)).toBeVisible();
    const [first, second] = letters().map(({ body }) => (body as { key: string }).key);
    expect(second).toBe(first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    expect(await screen.findByLabelText('Subject')).toHaveValue('answer in de!');
  });

  it('is the same one when it is sent again after a lost answer, also after a closed dialog and record', async () => {
    answerPost = () => 'down';
    const { user, dialog, button, letters } = await write();
    await user.click(dialog.getByText('Send e-mail'));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.click(await screen.findByText('Send e-mail'));
    await screen.findByRole('alert');
    cleanup();
    answerPost = () => undefined;
    const later = await write();
    await later.user.click(later.dialog.getByText('Send e-mail'));
    await later.section.findByText(/^E-mail to ruth@example.org · sent$/);
    const keys = [...letters(), ...later.letters()].map(
      ({ body }) => (body as { key: string }).key,
    );
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not sent without a word', async () => {
    const { user, dialog, letters } = await write();
    await user.clear(dialog.getByLabelText('Subject'));
    await user.click(dialog.getByText('Send e-mail'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('a subject and a text');
    expect(dialog.getByLabelText('Subject')).toHaveFocus();
    expect(letters()).toEqual([]);
  });

  it('that could not be sent can be written again with its words', async () => {
    const words = { subject: 'Old subject', text: 'Old text' };
    const failed = { _id: 'f', way: 'mail', at, template: 'answer', state: 'failed', words };
    known = {
      notes: [],
      outreach: [{ ...(failed as ContactHistoryEntry), to: 'ruth@example.org' }],
    };
    const { user, section } = await open();
    expect(await section.findByText(/could not be sent/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Write again' }));
    expect(await screen.findByLabelText('Subject')).toHaveValue('Old subject');
    expect(screen.getByLabelText('Text')).toHaveValue('Old text');
  });

  it('is not offered where the record has no address, and says so where that is none', async () => {
    const { to: _to, ...without } = drafts;
    const { user, section } = await open({ email: 'two@example.org, more@example.org' }, without);
    await user.click(await section.findByRole('button', { name: 'Write an e-mail' }));
    expect(await screen.findByText(/no e-mail address that a mail can be sent to/)).toBeVisible();
  });
});

describe('WhatsApp', () => {
  it('keeps a text that is too long, and is opened once it fits', async () => {
    const { user, text, link } = await write();
    await user.clear(text);
    await user.click(text);
    await user.paste('x'.repeat(emailLengths.whatsApp + 1));
    expect(text).toHaveValue('x'.repeat(emailLengths.whatsApp + 1));
    expect(text).toHaveAccessibleDescription('1 character too many.');
    expect(link()).toBeNull();
    await user.type(text, '{Backspace}');
    expect(link()).toBeVisible();
  });

  async function write(record?: object) {
    const opened = await open(record);
    await opened.user.click(await opened.section.findByRole('button', { name: /WhatsApp/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'WhatsApp to Ruth' }));
    const text = await dialog.findByLabelText('Text');
    const link = () => dialog.queryByRole('link', { name: /^Open WhatsApp/ });
    return { ...opened, dialog, text, link };
  }
  // jsdom logs an error for each navigation.
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => document.addEventListener('click', stay));
  afterEach(() => document.removeEventListener('click', stay));

  it('is opened in a new tab with the text, never with a note, and noted as a contact', async () => {
    const { user, text, link, section, letters } = await write();
    await user.clear(text);
    await user.type(text, 'Grüß dich & danke');
    expect(link()).toHaveAttribute(
      'href',
      'https://wa.me/436641234567?text=Gr%C3%BC%C3%9F%20dich%20%26%20danke',
    );
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link() as HTMLElement);
    expect(await section.findByText(/^WhatsApp$/)).toBeVisible();
    expect(letters().map(({ body }) => body)).toEqual([
      { key: expect.any(String), way: 'whatsapp', template: 'answer' },
    ]);
  });

  it('asks whose a number is that says no country', async () => {
    const { user, dialog, link } = await write({ phone: '0664 1234567' });
    expect(link()).toBeNull();
    expect(dialog.queryByText(/no number that WhatsApp can reach/)).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/says no country/), 'Austria');
    expect(link()).toHaveAttribute('href', expect.stringMatching(/^https:..wa.me.436641234567\?/));
  });

  it('says of what is no number that it reaches nobody', async () => {
    const { dialog, link } = await write({ phone: '+1' });
    expect(dialog.getByText(/no number that WhatsApp can reach/)).toBeVisible();
    expect(link()).toBeNull();
  });

  it('says when the contact could not be noted', async () => {
    answerPost = () => 'down';
    const { user, link, section } = await write();
    await user.click(link() as HTMLElement);
    expect(await section.findByRole('alert')).toHaveTextContent('Please note it by hand');
  });
});

it('notes by hand what is asked about once more, and keeps the focus near', async () => {
  const { user, section, letters } = await open();
  await user.click(await section.findByRole('button', { name: 'Note a contact: Ruth' }));
  const [, confirm] = section.getAllByRole('button', { name: 'Note a contact: Ruth' });
  await user.click(confirm as HTMLElement);
  expect(await section.findByText('Noted by hand')).toBeVisible();
  expect(letters()[0]?.body).toEqual({ key: expect.any(String), way: 'hand' });
  expect(section.getByRole('heading', { name: 'Conversation' })).toHaveFocus();
});

it('shows which contacts are planned', async () => {
  known = {
    notes: [],
    outreach: [],
    followUp: [
      { day: 1, date: '2026-03-02', state: 'done' },
      { day: 3, date: '2026-03-04', state: 'due' },
    ],
  };
  const { section } = await open();
  const steps = (await section.findAllByText(/^Day/)).map(
    (step) => step.parentElement?.textContent,
  );
  expect(steps).toEqual(['Day 1, 2 Mar 2026done', 'Day 3, 4 Mar 2026due']);
});

it('says of a mail that was refused what the mail server said', async () => {
  known = {
    notes: [],
    outreach: [{ _id: 'f', way: 'mail', at, state: 'failed', reason: '550 no such user' }],
    confirmation: { state: 'waiting', reason: '451 try later' },
  };
  const { section } = await open();
  const line = (await section.findByText('E-mail · could not be sent')).closest('li');
  expect(line).toHaveTextContent('The mail server said: 550 no such user');
  const confirmation = section.getByText(/^The confirmation by e-mail could not be delivered yet/);
  expect(confirmation.parentElement).toHaveTextContent('The mail server said: 451 try later');
});

it('looks whether an e-mail is out, more than once', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const mail = { _id: 'm', way: 'mail', at: new Date().toISOString() } as const;
  known = { notes: [], outreach: [{ ...mail, state: 'waiting' }] };
  const { section } = await open();
  expect(await section.findByText('E-mail · waits to be sent')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  known = { notes: [], outreach: [{ ...mail, state: 'sent' }] };
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(section.getByText('E-mail · sent')).toBeVisible();
  jest.useRealTimers();
});

it('offers who may only read neither to write nor to note', async () => {
  known = { notes: [], outreach: [{ _id: 'h', way: 'hand', at, by: 'me' }] };
  serve();
  const found = { kind: 'contact', record: ruth } as const;
  renderView(<FoundPanel found={found} all={[found]} onChanged={() => undefined} />);
  const section = await findSection();
  expect(await section.findByText('Noted by hand')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^WhatsApp/ })).not.toBeInTheDocument();
  const rights = allRights.filter((right) => right !== 'contact:review');
  act(() => storeStaffRights(getAdminToken(), new Set(rights)));
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(section.getByText('Noted by hand')).toBeVisible();
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
});

describe('notes', () => {
  const note = {
    ...{ _id: 'n1', at, by: 'me', text: 'Called her.', mentions: [] },
    changeableUntil: '2100-01-01T00:00:00.000Z',
  };
  /** Answers requests about notes; returns those that were sent. */
  function answerNotes() {
    const sent: SentCall[] = [];
    answerPost = (call) => {
      if (!call.path.includes('/record-notes/')) return undefined;
      sent.push(call);
      known = { ...known, notes: call.method === 'DELETE' ? [] : [note] };
      return call.method === 'DELETE' ? { status: 204 } : { status: 201, body: note };
    };
    return sent;
  }

  it('are saved by Ctrl+Enter with whom they mention, and stand in the conversation', async () => {
    const sent = answerNotes();
    const { user, section } = await open();
    const field = section.getByLabelText('New note');
    await user.type(field, 'Ask @col');
    expect(await section.findByRole('option', { name: /colleague@example.org/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Ask @colleague '));
    expect(section.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('please.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ text: 'Ask @colleague please.', mentions: ['2'] });
    expect(await section.findByText('Called her.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stay a draft over a failure and a closed record', async () => {
    answerPost = ({ path }) => (path.includes('/record-notes/') ? 'down' : undefined);
    const { user, section } = await open();
    await user.type(section.getByLabelText('New note'), 'Mine.');
    expect(section.getByText(/Not saved yet/)).toBeVisible();
    await user.click(section.getByText('Save note'));
    expect(await section.findByRole('alert')).toHaveTextContent('It is still here');
    cleanup();
    const later = await open();
    expect(later.section.getByLabelText('New note')).toHaveValue('Mine.');
    await later.user.click(later.section.getByText('Discard draft'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('of one’s own can be changed and removed', async () => {
    const sent = answerNotes();
    known = { outreach: [], notes: [note] };
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Change' }));
    await user.type(section.getByLabelText('Note'), ' She is well.');
    await user.click(section.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ method: 'PUT', body: { text: 'Called her. She is well.' } }),
    );
    await user.click(await section.findByRole('button', { name: /^Remove/ }));
    await user.click(section.getAllByRole('button', { name: /^Remove/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(section.queryByText('Called her.')).not.toBeInTheDocument());
  });

  it('that were too old to be changed say so, and keep what was typed', async () => {
    answerPost = ({ path }) =>
      path.includes('/record-notes/')
        ? rejection(409, 'This note can no longer be changed.')
        : undefined;
    known = { outreach: [], notes: [note] };
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Change' }));
    await user.type(section.getByLabelText('Note'), ' Late.');
    await user.click(section.getByRole('button', { name: 'Save note' }));
    expect(await section.findByRole('alert')).toHaveTextContent('can no longer be changed');
    expect(section.getByLabelText('Note')).toHaveValue('Called her. Late.');
  });
});
