/** The address of a bucket in an S3-compatible store, with its credentials. */
export interface BucketAddress {
  /** The base URL of the store; the bucket is the first segment of the path below it. */
  readonly endpoint: URL;
  readonly region: string;
  readonly bucket: string;
  /** The prefix of every key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Keys = Readonly<Record<'accessKeyId' | 'secretAccessKey', string | undefined>>;

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const regionName = /^[a-z0-9-]{1,40}$/;
const folderName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}$/;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const wrongAddress =
  'MEDIA_URL must be an address such as s3://bucket/folder?endpoint=https://s3.example.org&region=eu-central-1, without keys (leave it out to keep files in DATA_DIR).';

/** Parses `MEDIA_URL`. Returns the reason as a text where it cannot be used. */
export function readBucketAddress(text: string, keys: Keys): BucketAddress | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !isPlain(url)) return wrongAddress;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folders = url.pathname.split('/').filter((name) => name !== '');
  const isRight =
    bucketName.test(url.hostname) &&
    regionName.test(region) &&
    folders.every((name) => folderName.test(name));
  if (!isRight || !URL.canParse(endpoint)) return wrongAddress;
  const store = new URL(endpoint);
  if (!isEndpoint(store)) {
    return 'The endpoint in MEDIA_URL must be an origin such as https://s3.example.org; http:// is for this machine only, as http://127.0.0.1:9000.';
  }
  const { accessKeyId, secretAccessKey } = keys;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    return 'MEDIA_URL needs the keys to the store in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  }
  const prefix = folders.map((name) => `${name}/`).join('');
  return { endpoint: store, region, bucket: url.hostname, prefix, accessKeyId, secretAccessKey };
}

/** Credentials must not stand in a URL, because programs print URLs. */
const isPlain = ({ username, password, port, hash, searchParams }: URL): boolean =>
  [username, password, port, hash].every((part) => part === '') &&
  [...searchParams.keys()].every((name) => ['endpoint', 'region'].includes(name));

function isEndpoint({ protocol, hostname, pathname, search, hash, username }: URL): boolean {
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isSafe && pathname === '/' && search === '' && hash === '' && username === '';
}
