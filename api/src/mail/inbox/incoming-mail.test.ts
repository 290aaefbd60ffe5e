import { replyLengths } from 'contract/replies';
import { MalformedMail, parseIncomingMail, readRecipients } from './incoming-mail';

const toBytes = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
const parse = (...lines: readonly string[]) => parseIncomingMail(toBytes(lines));
const recipients = (...lines: readonly string[]) => readRecipients(toBytes(lines));

it('keeps the sender, the subject and the text', async () => {
  const mail = await parse(
    'From: =?utf-8?Q?Ruth_Sch=C3=B6pf?= <Ruth@example.org>',
    'Subject: =?utf-8?B?UmU6IEhhbGzDtg==?=',
    'Message-ID: <one@example.org>',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Sch=F6n.',
    '',
    'On 2 March, Office wrote:',
    '> Hello',
  );
  expect(mail).toEqual({
    id: '<one@example.org>',
    sender: 'Ruth@example.org',
    subject: 'Re: Hallö',
    text: 'Schön.',
    isCut: false,
    attachments: [],
    attachmentCount: 0,
    isAutomatic: false,
  });
});

it('finds the recipients in the headers alone', async () => {
  const headers = [
    'Delivered-To: <Answers+ABC@church.example>',
    'To: Office <answers+abc@church.example>, b@example.org',
    'Cc: c@example.org',
  ];
  expect(await recipients(...headers, '', 'To: d@example.org')).toEqual([
    ...['answers+abc@church.example', 'b@example.org', 'c@example.org'],
    'answers+abc@church.example',
  ]);
  expect(await recipients('To: a@example.org')).toEqual(['a@example.org']);
});

it('reads the first of very many lines, and says that it was cut', async () => {
  const mail = await parse('', '>\r\n'.repeat(300_000));
  expect(mail.isCut).toBe(true);
});

it('makes text of HTML, without scripts, styles and addresses of pictures', async () => {
  const html =
    '<style>p{color:red}</style><script>steal()</script><p>Yes,<br><b>gladly</b>.</p><img src="http://spy.example/1"><a href="http://spy.example/2">Here</a><p>On 2 March, Office wrote:</p><blockquote>Hello</blockquote>';
  const { text } = await parse('From: a@b.example', 'Content-Type: text/html', '', html);
  expect(text).toBe('Yes,\ngladly.\n\nHere');
});

it('names attachments, of which it keeps nothing', async () => {
  const parts = Array.from({ length: 30 }, (_, n) => [
    '--x',
    `Content-Disposition: attachment; filename="photo${n}.jpg"`,
    'Content-Type: image/jpeg',
    '',
    'SECRETBYTES',
  ]).flat();
  const mail = await parse(
    ...['From: a@b.example', 'Content-Type: multipart/mixed; boundary=x', ''],
    ...['--x', 'Content-Type: text/plain', '', 'Look!', ...parts, '--x--'],
  );
  expect(mail).toMatchObject({ text: 'Look!', attachmentCount: 30, isCut: false });
  expect(mail.attachments).toHaveLength(replyLengths.attachments);
  expect(mail.attachments[0]).toBe('photo0.jpg');
  expect(JSON.stringify(mail)).not.toContain('SECRETBYTES');
});

it('counts a forwarded message as an attachment', async () => {
  const mail = await parse(
    ...['From: a@b.example', 'Content-Type: multipart/mixed; boundary=x', ''],
    ...['--x', 'Content-Type: text/plain', '', 'See below'],
    ...['--x', 'Content-Type: message/rfc822', '', 'Subject: other', '', 'Not mine', '--x--'],
  );
  expect(mail).toMatchObject({ text: 'See below', attachmentCount: 1 });
});

it('cuts a long text, and says so', async () => {
  const mail = await parse('From: a@b.example', '', `${'a'.repeat(replyLengths.text - 1)}😀 more`);
  expect(mail.text).toHaveLength(replyLengths.text - 1);
  expect(mail.isCut).toBe(true);
});

it.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'Return-Path: <>',
  'X-Autoreply: yes',
  'Content-Type: multipart/report; boundary=x',
])('takes %s for automatic', async (header) => {
  expect(await parse('From: a@b.example', header, '', 'Away')).toMatchObject({ isAutomatic: true });
});

it('takes a reply that says that it is not automatic for one of a person', async () => {
  const mail = await parse('Return-Path: <a@b.example>', 'Auto-Submitted: no', '', 'Yes');
  expect(mail).toMatchObject({ isAutomatic: false, sender: '' });
});

it('keeps no control character and nothing that turns the text', async () => {
  const mail = await parse(
    'From: "a@b.example\\r\\nBcc: c@d.example" <e@f.example>',
    'Subject: =?utf-8?Q?one=0D=0ABcc:_two=E2=80=AE=00?=',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'one\u0000\u202e two\u001b[2J',
  );
  expect(mail.subject).toBe('one Bcc: two');
  expect(mail.text).toBe('one two[2J');
  expect(mail.sender).toBe('e@f.example');
});

it('gives the same id to the same message without one', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => parse('', text)));
  expect(one?.id).toMatch(/^[0-9a-f]{64}$/);
  expect([same?.id, other?.id === one?.id]).toEqual([one?.id, false]);
});

it.each([
  [
    'parts in parts',
    Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary=${n}\r\n\r\n--${n}`,
    ),
  ],
  ['headers', [`X-Long: ${'a'.repeat(400_000)}`]],
])('refuses endless %s', async (_what, lines) => {
  await expect(parse(...lines, '', 'text')).rejects.toThrow(MalformedMail);
});

it('looks at few of many recipients, and at no group in a group', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => `a${n}@b.example`).join(', ');
  expect((await recipients(`To: group: ${many};`, '', 'text')).length).toBeLessThanOrEqual(50);
  expect(await parse('From: group: a@b.example;', '', 'text')).toMatchObject({ sender: '' });
});

it('reads a broken message as far as it goes', async () => {
  const mail = await parse('Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'Half');
  expect(mail.text).toBe('Half');
});
