import { sql } from 'kysely';
import { profileBody } from 'contract/profile';
import {
  erasePersonalData,
  exportPersonalData,
  findPerson,
  previewErasure,
} from 'contract/people-requests';
import type { ErasurePlan, FoundPerson } from 'contract/people-requests';
import { recordKinds } from 'contract/review';
import { submissionNames, submissions } from 'contract/submissions';
import { csrfTokenHeader } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import { registerProfile } from 'contract/profile-requests';
import { openDatabase } from '../../../api/src/storage/database';
import { sentinelBody } from '../../../api/testing/people/sentinel-person';
import { sampleProfile } from '../../../api/testing/people/members';
import type { Admin } from './list-load';
import { median } from '../median';
import { fillSearch } from './search-load';
import type { DataAddress } from './search-load';

/** Stores records, and a staff note on every second one, which the server encrypts at its start. */
export async function fillPeople(where: DataAddress, size: number): Promise<void> {
  await fillSearch(where, size);
  const database = await openDatabase(where, undefined, true);
  const at = new Date().toISOString();
  await sql`insert into reviews (kind, record_id, state, note, version, updated_at, updated_by)
    select kind, id, 'done', '{"note":"Called back, and all is well."}', 0, ${at}, 'bench'
    from submissions where seq % 2 = 0`.execute(database);
  await database.destroy();
}

const actions = ['find', 'export', 'plan to erase', 'erase'] as const;

/** The median, in milliseconds, for three people who are in every section. */
export async function timePeople(
  url: string,
  admin: Admin,
): Promise<Readonly<Record<(typeof actions)[number], number>>> {
  const call = await logInAs(url, admin);
  const times: number[][] = [];
  for (const name of ['Xavier', 'Yolanda', 'Zacharias']) {
    const email = `${name}@person.example`;
    await addPerson(url, email, times.length);
    const query = { email, name: `${name} Bench` };
    const found = await timed(() => call<FoundPerson>(findPerson.path, query));
    const records = found.answer.sure.map(({ kind, record: { _id } }) => ({ kind, _id }));
    const kinds = new Set(records.map(({ kind }) => kind));
    // Testimonies have no email address, and partnerships need none.
    if (kinds.size < recordKinds.length - 2) throw new Error(`Found in ${[...kinds].join(', ')}.`);
    const wish = { email, records };
    const file = await timed(() => call(exportPersonalData.path, { ...wish, language: 'de' }));
    const plan = await timed(() => call<ErasurePlan>(previewErasure.path, wish));
    const gone = await timed(() =>
      call(erasePersonalData.path, { ...wish, plan: plan.answer.plan }),
    );
    times.push([found.time, file.time, plan.time, gone.time]);
  }
  const medians = actions.map((action, index) => [
    action,
    median(times.map((own) => own[index] ?? NaN)),
  ]);
  return Object.fromEntries(medians) as Record<(typeof actions)[number], number>;
}

async function timed<Answer>(work: () => Promise<Answer>) {
  const begun = performance.now();
  const answer = await work();
  return { answer, time: performance.now() - begun };
}

/** Logs in and returns a function that posts as staff. */
export async function logInAs(url: string, admin: Admin) {
  const login = await fetch(url + logInAdmin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { token } = (await login.json()) as AdminSession;
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, [csrfTokenHeader]: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.toString().slice(0, 500)}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return (isJson ? JSON.parse(bytes.toString()) : bytes) as Answer;
  };
}

/** Sends every form and registers a profile. */
async function addPerson(url: string, email: string, number: number): Promise<void> {
  const from = { 'x-forwarded-for': `192.0.2.${number + 1}` };
  const check = async (answer: Response) => {
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  for (const kind of submissionNames) {
    const { properties } = submissions[kind].body;
    const fields = Object.entries<object>(properties).filter(
      ([, schema]) => 'format' in schema && schema.format === 'email',
    );
    const own = Object.fromEntries(fields.map(([field]) => [field, email]));
    await check(
      await fetch(url + submissions[kind].endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from },
        body: JSON.stringify({ ...sentinelBody(kind), ...own }),
      }),
    );
  }
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...sampleProfile, email }))
    if (field === 'password' || field in profileBody.properties) form.append(field, value);
  await check(
    await fetch(url + registerProfile.path, { method: 'POST', headers: from, body: form }),
  );
}
