import { getEntryHistory } from 'contract/content-requests';
import { releaseRecord } from 'contract/quarantine-requests';
import { toAddress } from 'contract/request';
import { mergeRecords, undoMerge } from 'contract/review-requests';
import { searchRecords } from 'contract/search-requests';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { BucketError } from '../../storage/bucket/bucket-error';
import { toErrorBody, toHttpError } from './send-error';
import { fieldError } from './http-error';

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

it('says code and number beside the sentence, of the whole and of the field', () => {
  const reason = { code: 'too-many-entries', params: { limit: 3 } } as const;
  const said = { message: 'No more.', ...reason };
  expect(toErrorBody(fieldError(409, reason, { path: 'q', message: 'No more.' }))).toEqual({
    ...said,
    error: 'No more.',
    issues: [{ path: 'q', ...said }],
  });
});

const nobody = '00000000-0000-4000-8000-000000000000';

describe('what only staff meet', () => {
  const seen = { _id: nobody, __v: 0 };
  const records = [seen, { ...seen, _id: nobody.replace('0', '1') }];
  const merge = { survivor: records[0], merged: [records[1]], values: {} };

  it.each<[string, 'POST' | 'GET', string, object | undefined]>([
    ['not-in-quarantine', 'POST', toAddress(releaseRecord, { id: nobody }), undefined],
    ['no-record', 'POST', toAddress(mergeRecords, { kind: 'contact' }), merge],
    ['no-merge', 'POST', toAddress(undoMerge, { kind: 'contact', id: nobody }), undefined],
    ['no-entry', 'GET', toAddress(getEntryHistory, { kind: 'messages', id: 'none' }), undefined],
    ['not-searchable', 'POST', searchRecords.path, { q: ['a'] }],
  ])('has a code: %s', async (code, method, url, payload) => {
    const headers = await server.logIn();
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.json<unknown>()).toMatchObject({ code });
  });
});

it('asks for another try where the store of files does not answer', () => {
  expect(toHttpError(new BucketError('S3_500', 500))).toMatchObject({
    statusCode: 503,
    reason: { code: 'busy' },
    headers: { 'retry-after': '30' },
  });
});
