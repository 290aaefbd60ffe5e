import { readBucketAddress } from './bucket-address';

const keys = { accessKeyId: 'key', secretAccessKey: 'a secret' };

it('reads an address', () => {
  const address = 's3://church/a/b?endpoint=https://s3.example.org&region=eu-central-1';
  expect(readBucketAddress(address, keys)).toEqual({
    endpoint: new URL('https://s3.example.org'),
    region: 'eu-central-1',
    bucket: 'church',
    prefix: 'a/b/',
    ...keys,
  });
});

it('takes Amazon’s store where no other is named', () => {
  expect(readBucketAddress('s3://church?region=eu-west-1', keys)).toMatchObject({
    endpoint: new URL('https://s3.eu-west-1.amazonaws.com'),
    prefix: '',
  });
});

it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000'])(
  'takes a store on this machine without encryption: %s',
  (endpoint) => {
    expect(readBucketAddress(`s3://church?endpoint=${endpoint}`, keys)).toMatchObject({
      endpoint: new URL(endpoint),
    });
  },
);

it.each([
  ['https://s3.example.org/church', 'MEDIA_URL must be'],
  ['s3://', 'MEDIA_URL must be'],
  ['s3://Church', 'MEDIA_URL must be'],
  ['s3://church/..%2f', 'MEDIA_URL must be'],
  ['s3://church/a b', 'MEDIA_URL must be'],
  ['s3://key:secret@church', 'MEDIA_URL must be'],
  ['s3://church?secret=a', 'MEDIA_URL must be'],
  ['s3://church?region=a_b', 'MEDIA_URL must be'],
  ['s3://church?endpoint=s3.example.org', 'MEDIA_URL must be'],
  ['s3://church?endpoint=http://s3.example.org', 'The endpoint'],
  ['s3://church?endpoint=http://127.0.0.1.example.org', 'The endpoint'],
  ['s3://church?endpoint=https://s3.example.org/a', 'The endpoint'],
  ['s3://church?endpoint=https://a:b@s3.example.org', 'The endpoint'],
])('refuses %s', (text, words) => {
  expect(readBucketAddress(text, keys)).toEqual(expect.stringContaining(words));
});

it('needs both keys', () => {
  const address = readBucketAddress('s3://church', { ...keys, secretAccessKey: undefined });
  expect(address).toEqual(expect.stringContaining('AWS_SECRET_ACCESS_KEY'));
});
