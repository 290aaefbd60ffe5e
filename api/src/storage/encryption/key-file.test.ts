import { makeDataDir, removeDataDir } from '../../../testing/databases/data-dir';
import { KeySource } from './key-file';

jest.mock('node:fs', (): object => ({
  ...jest.requireActual<object>('node:fs'),
  // Acts as a systemd unit whose folders are all read-only but for DATA_DIR.
  accessSync: () => {
    throw Object.assign(new Error('Read-only file system'), { code: 'EROFS' });
  },
}));

let dataDir: string;
beforeEach(() => (dataDir = makeDataDir()));
afterEach(() => removeDataDir(dataDir));

it('says of a folder where no key can be made what is to be done', () => {
  const check = () => new KeySource({ dataDir }).checkPlace();
  expect(check).toThrow(expect.objectContaining({ name: 'DataKeyError' }));
  expect(check).toThrow('(EROFS)');
  expect(check).toThrow('StateDirectory=church-key');
  expect(check).toThrow('Environment=DATA_KEY_FILE=/var/lib/church-key/data.key');
  expect(check).toThrow('Nothing was changed.');
});

it('does not look at it where the key is in the environment', () => {
  const dataKey = Buffer.alloc(32, 7).toString('base64');
  expect(() => new KeySource({ dataDir, dataKey }).checkPlace()).not.toThrow();
});
