import { brotliDecompressSync } from 'node:zlib';
import { formAction } from 'contract/form-action';
import { languageCodes, pathIn } from 'contract/languages';
import { submissions } from 'contract/submissions';
import { useApp } from '../../testing/test-app';
import { everySubmission, sampleBody } from '../../testing/samples/sample-bodies';

const server = useApp();

describe.each(everySubmission)('%s', (name, endpoint, body) => {
  it('stores what is sent and answers 201 with the record that staff read', async () => {
    const answer = await server.post(endpoint, body);
    expect(answer.statusCode).toBe(201);
    const record = answer.json<Record<string, unknown>>();
    expect(record).toEqual({
      ...body,
      _id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect(await server.readList(endpoint)).toEqual([record]);
  });

  it('names each required field that is missing', async () => {
    const answer = await server.post(endpoint, {});
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ issues: { path: string }[] }>();
    expect(issues.map(({ path }) => path)).toEqual([...submissions[name].body.required]);
    expect(await server.readList(endpoint)).toEqual([]);
  });

  it('leaves out optional fields that are empty', async () => {
    const required: readonly string[] = submissions[name].body.required;
    const blank = Object.fromEntries(
      Object.entries(body).map(([field, value]) => [field, required.includes(field) ? value : ' ']),
    );
    const record = (await server.post(endpoint, blank)).json<object>();
    const properties: Record<string, object> = submissions[name].body.properties;
    const kept = Object.keys(properties).filter(
      (field) => required.includes(field) || 'default' in (properties[field] ?? {}),
    );
    expect(Object.keys(record).slice(0, -4)).toEqual(kept);
  });
});

describe('the lists', () => {
  it('are streamed, and compressed where they are long', async () => {
    const url = '/api/contacts';
    for (let number = 0; number < 8; number++) await server.post(url, sampleBody('contact'));
    const headers = { ...(await server.logIn()), 'accept-encoding': 'br' };
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'transfer-encoding': 'chunked',
    });
    const text = brotliDecompressSync(answer.rawPayload).toString();
    expect(text.length).toBeGreaterThan(1024);
    expect(JSON.parse(text)).toHaveLength(8);
    expect(JSON.parse(text)).toEqual(await server.readList(url));
  });

  it('show the public four fields of a testimony and staff the whole record', async () => {
    const { endpoint } = submissions.testimony;
    await server.post(endpoint, sampleBody('testimony'));
    const [shown] = (await server.app.inject({ url: endpoint })).json<object[]>();
    expect(Object.keys(shown ?? {})).toEqual(['_id', 'fullName', 'message', 'createdAt']);
    const [whole] = await server.readList(endpoint);
    expect(whole).toHaveProperty('__v', 0);
  });
});

describe('what is cleaned', () => {
  it('calls the author of a testimony Anonymous when the name is blank', async () => {
    for (const fullName of ['', '  ', '\u200b', undefined]) {
      const answer = await server.post('/api/testimonies', { fullName, message: 'm' });
      expect(answer.json()).toHaveProperty('fullName', 'Anonymous');
    }
  });

  it.each([undefined, '', ' '])(
    'takes no programme for granted where %j is named (requirements 3)',
    async (program) => {
      const body = { ...sampleBody('programAttendance'), program };
      const answer = await server.post('/api/program-attendance', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('message', 'Please fill in the programme.');
      expect(await server.readList('/api/program-attendance')).toEqual([]);
    },
  );

  it('takes a programme that the form does not offer', async () => {
    const body = { ...sampleBody('programAttendance'), program: 'Summer camp' };
    const answer = await server.post('/api/program-attendance', body);
    expect(answer.json()).toHaveProperty('program', 'Summer camp');
  });

  it('trims text and keeps one kind of line break', async () => {
    const message = '  first\r\nsecond  ';
    const answer = await server.post('/api/contacts', { ...sampleBody('contact'), message });
    expect(answer.json()).toHaveProperty('message', 'first\nsecond');
  });

  it('ignores fields that the form does not have', async () => {
    const intruders = { _id: 'mine', createdAt: 'then', isAdmin: true, __v: 7, extra: { a: [1] } };
    const answer = await server.post('/api/contacts', { ...intruders, ...sampleBody('contact') });
    expect(answer.statusCode).toBe(201);
    const [record] = await server.readList('/api/contacts');
    expect(Object.keys(record ?? {})).not.toEqual(expect.arrayContaining(['isAdmin']));
    expect(record).not.toMatchObject({ _id: 'mine' });
    expect(record).not.toHaveProperty('extra');
    expect(record).toHaveProperty('__v', 0);
  });

  it.each([0.01, 0.29, 19.99, 1_000_000])('takes a pledge of %d euros', async (amount) => {
    const answer = await server.post('/api/pledge', { ...sampleBody('pledge'), amount });
    expect(answer.json()).toHaveProperty('amount', amount);
  });
});

describe('an Idempotency-Key', () => {
  const body = sampleBody('contact');
  const send = (key: string, sent: object = body) =>
    server.post('/api/contacts', sent, { 'idempotency-key': key });

  it('refuses another body under the same key', async () => {
    await send('one');
    const answer = await send('one', { ...body, message: 'other words' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<object>())).toEqual(['message', 'error', 'code']);
    expect(await server.readList('/api/contacts')).toHaveLength(1);
  });

  it('is the same body however it was written', async () => {
    await send('one');
    const { message, ...others } = body;
    const answer = await send('one', { message: `  ${message}`, ...others });
    expect(answer.statusCode).toBe(201);
  });

  it.each([' ', 'ü', 'x'.repeat(201)])(
    'must be 1 to 200 visible characters, not %j',
    async (key) => {
      expect((await send(key)).statusCode).toBe(400);
    },
  );

  it('left out, stores both: a duplicate is for staff to judge', async () => {
    await server.post('/api/contacts', body);
    await server.post('/api/contacts', body);
    expect(await server.readList('/api/contacts')).toHaveLength(2);
  });
});

describe('a form posted without JavaScript', () => {
  const sendForm = (fields: Record<string, string>, headers = {}, query = '') =>
    server.post(`/api/pledge${query}`, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  const fields = { name: 'Sample & Söhne', email: 'sample@example.org', amount: '12.50' };

  it('is stored like any other, with its numbers, and leads to the thanks', async () => {
    const answer = await sendForm(fields);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/giving/pledge/sent');
    const [record] = await server.readList('/api/pledge');
    expect(record).toMatchObject({ name: 'Sample & Söhne', amount: 12.5 });
  });

  it.each([
    ['Harvest #1', '#program-harvest-1'],
    ['#', ''],
  ])('names %j in the address of its thanks', async (program, fragment) => {
    const registration = { ...sampleBody('programAttendance'), program };
    const answer = await server.post(
      '/api/program-attendance',
      new URLSearchParams(registration as Record<string, string>).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect(answer.headers.location).toBe(`/join-us/register/program-attendance/sent${fragment}`);
  });

  it('leads to the page that names the first faulty field', async () => {
    const answer = await sendForm({ ...fields, email: 'nobody', amount: '-1' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/giving/pledge/not-sent#email');
    expect(await server.readList('/api/pledge')).toEqual([]);
  });

  it('leads to the office when the fault is ours', async () => {
    await server.database.schema.dropTable('submissions').execute();
    const answer = await sendForm(fields);
    expect(answer.headers.location).toBe('/giving/pledge/not-sent#office');
    expect(server.logged).toHaveLength(1);
  });

  it.each(languageCodes)('is answered in the language of its page (%s)', async (language) => {
    const query = new URL(formAction('/api/pledge', language), 'https://church.example.org').search;
    const page = pathIn(language, '/giving/pledge');
    const sent = await sendForm(fields, {}, query);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page}/sent`]);
    const refused = await sendForm({ ...fields, amount: '-1' }, {}, query);
    expect(refused.headers.location).toBe(`${page}/not-sent#amount`);
    expect(await server.readList('/api/pledge')).toHaveLength(1);
  });

  it.each(['?language=xx', '?language=', '?language=//example.org', '?language=de&language=de'])(
    'is answered in English where its address says %s',
    async (query) => {
      expect((await sendForm(fields, {}, query)).headers.location).toBe('/giving/pledge/sent');
    },
  );

  it('answers JSON to a caller that prefers it', async () => {
    const answer = await sendForm(fields, { accept: 'application/json' });
    expect(answer.statusCode).toBe(201);
    const refused = await sendForm({}, { accept: 'text/html;q=0.5, application/json' });
    expect(refused.statusCode).toBe(400);
  });

  it('takes no caller for one that prefers JSON because it takes anything', async () => {
    expect((await sendForm(fields, { accept: '*/*' })).statusCode).toBe(303);
  });
});
