import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMailFolder } from '../../mail/mail-folder';
import { makeMailTransport } from '../../mail/mail-transport';
import { findMailFiles, removeMailFiles } from './mail-files';

describe('the mails in files', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'church-mail-files-'));
    await mkdir(getMailFolder(dataDir));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const write = (name: string, text: string) => writeFile(join(getMailFolder(dataDir), name), text);

  it.each([
    ['To: ada@example.org\r\n', true],
    ['To: "Ada Example" <Ada@Example.org>\r\n', true],
    ['To: ben@example.org, ada@example.org', true],
    ['Please write to ada@example.org.', true],
    ['mailto:ada@example.org', true],
    ['To: canada@example.org, ada@example.org', true],
    ['To: canada@example.org', false],
    ['To: ben.ada@example.org', false],
    ['To: ben+ada@example.org', false],
    ['To: ada@example.org.uk', false],
    ['To: ada@example.organic', false],
    ['To: ada@example.org-other.org', false],
    ["'ada@example.org'", true],
    ["To: o'ada@example.org", false],
    ['<p>o&#39;ada@example.org</p>', false],
  ])('with %j name ada@example.org: %s', async (text, isNamed) => {
    await write('a.eml', text);
    expect(await findMailFiles(dataDir, ['ada@example.org'])).toEqual(isNamed ? ['a.eml'] : []);
  });

  it.each([
    ['„ada@example.org“', true],
    ['\u00a0ada@example.org', true],
    ['?an=ada@example.org', true],
    [`${'ọ'.repeat(20)} ada@example.org`, true],
    [`${'x'.repeat(60)} <ada@example.org>, whose address is cut by the end of a line`, true],
    ['öada@example.org', false],
    [`${'x'.repeat(70)}ada@example.org`, false],
  ])('as they are written with %j name ada@example.org: %s', async (words, isNamed) => {
    const transport = makeMailTransport({ dataDir }, () => {});
    const mail = { to: 'ben@example.org', subject: 'Hello', language: 'en' } as const;
    await transport.send({ ...mail, text: `Hello Ben,\n\n${words}`, html: `<p>${words}</p>` });
    const found = await findMailFiles(dataDir, ['ada@example.org']);
    expect(found).toHaveLength(isNamed ? 1 : 0);
  });

  it('of others stay where those of one address are removed', async () => {
    await write('ada.eml', 'To: ada@example.org');
    await write('canada.eml', 'To: canada@example.org');
    await removeMailFiles(dataDir, ['ada@example.org']);
    expect(await readdir(getMailFolder(dataDir))).toEqual(['canada.eml']);
  });

  it('are none where there is no folder, or no address', async () => {
    await write('ada.eml', 'To: ada@example.org');
    expect(await findMailFiles(dataDir, [])).toEqual([]);
    await rm(getMailFolder(dataDir), { recursive: true });
    expect(await findMailFiles(dataDir, ['ada@example.org'])).toEqual([]);
  });
});
