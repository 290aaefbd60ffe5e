import { nullable, oneOf, sentence, strictObject, wholeNumber } from 'contract/schemas';
import { serializerCompiler } from './serializer-compiler';

const schema = strictObject({
  name: nullable(sentence),
  state: oneOf(['new']),
  count: wholeNumber,
});
const serialize = serializerCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' });

it('sends the declared fields in their order, and no other', () => {
  const sent = { count: 1, secret: 'x', state: 'new', name: null };
  expect(serialize(sent)).toBe('{"name":null,"state":"new","count":1}');
});

it('sends what an older row has, although the schema has become stricter', () => {
  const old = { name: '', state: 'former', count: -1 };
  expect(JSON.parse(serialize(old))).toEqual(old);
});
