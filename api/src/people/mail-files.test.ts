import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolderOf } from '../mail/mail-folder';
import { findMailFiles, removeMailFiles } from './mail-files';

describe('the mails in files', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'church-mail-files-'));
    await mkdir(mailFolderOf(dataDir));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const write = (name: string, text: string) => writeFile(join(mailFolderOf(dataDir), name), text);

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
  ])('with %j name ada@example.org: %s', async (text, isNamed) => {
    await write('a.eml', text);
    expect(await findMailFiles(dataDir, ['ada@example.org'])).toEqual(isNamed ? ['a.eml'] : []);
  });

  it('of others stay where those of one address are removed', async () => {
    await write('ada.eml', 'To: ada@example.org');
    await write('canada.eml', 'To: canada@example.org');
    await removeMailFiles(dataDir, ['ada@example.org']);
    expect(await readdir(mailFolderOf(dataDir))).toEqual(['canada.eml']);
  });

  it('are none where there is no folder, or no address', async () => {
    await write('ada.eml', 'To: ada@example.org');
    expect(await findMailFiles(dataDir, [])).toEqual([]);
    await rm(mailFolderOf(dataDir), { recursive: true });
    expect(await findMailFiles(dataDir, ['ada@example.org'])).toEqual([]);
  });
});
