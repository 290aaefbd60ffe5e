import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxImportBody, previewImport } from 'contract/import-requests';
import { finishUpload } from 'contract/media-requests';
import { toAddress } from 'contract/request';
import { maxRemakeTime } from '../pictures/picture-maker';

const docs = join(__dirname, '../../../../docs');
const site = readFileSync(join(docs, 'nginx.conf'), 'utf8');
const proxy = readFileSync(join(docs, 'nginx-proxy.conf'), 'utf8');

/** Allowance of a busy machine for starting the process and storing its result, in milliseconds. */
const aMachineThatIsBusy = 5_000;

const secondsIn = (text = '') => Number(/proxy_read_timeout (\d+)s;/.exec(text)?.[1]);

it('waits for a file that is finished for longer than for anything else', () => {
  const locations = [...site.matchAll(/location ~ (\S+) \{([^}]*)\}/g)];
  const address = toAddress(finishUpload, { id: '0198a5f0-0000-7000-8000-000000000001' });
  const [first] = locations.filter(([, pattern = '']) => new RegExp(pattern).test(address));
  expect(secondsIn(first?.[2])).toBe(900);
  expect(secondsIn(site)).toBe(30);
  // nginx refuses a duplicate directive in one location.
  expect(proxy).not.toContain('proxy_read_timeout');
});

it('waits for a picture that waits and is worked on for as long as any may', () => {
  expect(secondsIn(site) * 1000).toBeGreaterThanOrEqual(maxRemakeTime + aMachineThatIsBusy);
});

it('lets a file of records through that is as large as the api takes', () => {
  const [, place = '', block = ''] =
    /location (\/api\/admin\/imports) \{([^}]*)\}/.exec(site) ?? [];
  expect(previewImport.path.startsWith(place)).toBe(true);
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(block) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(maxImportBody);
});
