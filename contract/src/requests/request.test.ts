import * as Type from '@sinclair/typebox';
import { getStatus, request, toAddress } from './request';

const list = request('GET /api/lists/:kind/:id', {
  access: 'public',
  query: Type.Object({ before: Type.Optional(Type.String()), limit: Type.Optional(Type.Number()) }),
  response: Type.Array(Type.String()),
});

it('has the method and the path of its line', () => {
  expect(list).toMatchObject({ method: 'GET', path: '/api/lists/:kind/:id' });
});

it('encodes what stands in its address, and leaves out what is undefined', () => {
  const query = { before: 'a&b', limit: undefined };
  expect(toAddress(list, { kind: 'a/b', id: 'ö', query })).toBe(
    '/api/lists/a%2Fb/%C3%B6?before=a%26b',
  );
  expect(toAddress(list, { kind: 'a', id: '1' })).toBe('/api/lists/a/1');
});

it('succeeds with 200 where there is a response, with 204 where there is none, or as it says', () => {
  const { response, ...none } = list;
  expect(getStatus(list)).toBe(200);
  expect(getStatus(none)).toBe(204);
  expect(getStatus({ ...none, response, status: 201 })).toBe(201);
});
