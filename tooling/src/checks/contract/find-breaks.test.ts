import * as Type from 'contract/browser-builders';
import { findBreaks } from './find-breaks';
import { listFields } from './message-fields';
import { toRecorded } from './surface';
import type { RequestSurface, Surface } from './surface';

const request: RequestSurface = {
  by: 'member-area',
  takes: listFields(Type.Object({ email: Type.String(), note: Type.Optional(Type.String()) })),
  gives: listFields(
    Type.Object({ items: Type.Array(Type.Object({ id: Type.String(), seen: Type.Boolean() })) }),
  ),
};

const surface: Surface = {
  contract: 2,
  modules: { react: '19.3.1' },
  router: { Link: 'public-site member-area admin-console' },
  tokens: { '--color-ink': 'public-site admin-console' },
  storage: { memberToken: 'token' },
  paths: { '/login': 'member-area' },
  requests: { 'POST /api/notes': request },
};

const breaksOf = (change: Partial<Surface>) => findBreaks(surface, { ...surface, ...change });
const breaksIn = (change: Partial<RequestSurface>) =>
  breaksOf({ requests: { 'POST /api/notes': { ...request, ...change } } });

it('has nothing against a surface that only grows', () => {
  expect(breaksOf({ tokens: { ...surface.tokens, '--color-new': '' } })).toEqual([]);
  expect(breaksIn({ takes: { ...request.takes, 'more?': 'string' } })).toEqual([]);
  expect(breaksIn({ takes: { ...request.takes, email: 'null|string' } })).toEqual([]);
  expect(breaksIn({ gives: { ...request.gives, total: 'integer' } })).toEqual([]);
});

it.each<[string, Partial<Surface>, string]>([
  [
    'a module of another version',
    { modules: { react: '19.4.0' } },
    "The shell's version of react was 19.3.1 and is 19.4.0. The teams Website, Members and Office must act.",
  ],
  [
    'an export that the shell gives no more',
    { router: {} },
    'The shell gives Link of React Router no more. The teams Website, Members and Office must act.',
  ],
  [
    'a custom property that is gone',
    { tokens: {} },
    "The shell's stylesheet has --color-ink no more. The teams Website and Office must act.",
  ],
  [
    'a page that another remote owns',
    { paths: { '/login': 'public-site' } },
    "/login was member-area's and is public-site's. The team Members must act.",
  ],
  [
    'a request that is gone',
    { requests: {} },
    'The server knows POST /api/notes no more. The team Members must act.',
  ],
])('names the team for %s', (_what, change, sentence) => {
  expect(breaksOf(change)).toEqual([sentence]);
});

it.each<[string, Partial<RequestSurface>, string]>([
  [
    'demands a field',
    { takes: { ...request.takes, phone: 'string' } },
    'POST /api/notes takes less: it demands phone. The team Members must act.',
  ],
  [
    'demands what could be absent',
    { takes: { email: 'string', note: 'string' } },
    'POST /api/notes takes less: it demands note. The team Members must act.',
  ],
  [
    'takes a field no more',
    { takes: { email: 'string' } },
    'POST /api/notes takes less: note is not there. The team Members must act.',
  ],
  [
    'gives a field no more',
    { gives: { items: 'array', 'items[].id': 'string' } },
    'POST /api/notes answers less: items[].seen is not there. The team Members must act.',
  ],
  [
    'may give nothing',
    { gives: { ...request.gives, 'items[].id': 'null|string' } },
    'POST /api/notes answers less: items[].id was string and is null|string. The team Members must act.',
  ],
])('names the team for a request that %s', (_what, change, sentence) => {
  expect(breaksIn(change)).toEqual([sentence]);
});

it('allows everything under a higher number', () => {
  expect(breaksOf({ contract: 3, router: {}, requests: {} })).toEqual([]);
});

it('goes on recording who has used something, until the number is raised', () => {
  const unused = { ...surface, tokens: { '--color-ink': '' } };
  expect(toRecorded(surface, unused).tokens).toEqual(surface.tokens);
  expect(toRecorded(surface, { ...unused, contract: 3 }).tokens).toEqual({});
  const requests = { 'POST /api/notes': { ...request, by: 'shell' } };
  expect(toRecorded(surface, { ...surface, requests }).requests).toEqual({
    'POST /api/notes': { ...request, by: 'shell member-area' },
  });
});

it('lists the fields of alternatives, of which one that not all have may be absent', () => {
  const either = Type.Union([
    Type.Object({ kind: Type.Literal('one'), at: Type.String() }),
    Type.Object({ kind: Type.Literal('two'), by: Type.Union([Type.Number(), Type.Null()]) }),
  ]);
  expect(listFields(either)).toEqual({ 'at?': 'string', 'by?': 'null|number', kind: 'string' });
});
