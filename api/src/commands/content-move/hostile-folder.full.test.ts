import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { refuseSpoiledFolders, valuesIn } from '../../../testing/samples/spoiled-folder';
import type { Json, SpoiledCase } from '../../../testing/samples/spoiled-folder';

const rich = (...content: readonly object[]) => JSON.stringify({ type: 'doc', content });

const cases: Readonly<Record<string, SpoiledCase>> = {
  'no manifest': [/content.json is missing/, (folder) => rmSync(folder.at('content.json'))],
  'a manifest that is no JSON': [
    /is no JSON/,
    (folder) => appendFileSync(folder.at('content.json'), '{'),
  ],
  'a manifest that is no UTF-8': [
    /is no JSON/,
    (folder) => writeFileSync(folder.at('content.json'), Buffer.from([0x22, 0xc0, 0xaf, 0x22])),
  ],
  'a manifest of 200,000 levels': [
    /content.json: must be object/,
    (folder) => writeFileSync(folder.at('content.json'), '['.repeat(200_000) + ']'.repeat(200_000)),
  ],
  'a manifest that is too large': [
    /larger than it can be/,
    (folder) => truncateSync(folder.at('content.json'), 2 ** 32),
  ],
  'another version': [
    /version/,
    (folder) => folder.change('content.json', (all) => (all['version'] = 2)),
  ],
  'an unknown kind': [
    /content.json: \/kinds must NOT have additional properties \("spells"\)/,
    (folder) => folder.change('content.json', (all) => ((all['kinds'] as Json)['spells'] = {})),
  ],
  'a key that orders the terminal about': [
    /^[^\u001b]*additional properties[^\u001b]*$/,
    (folder) => folder.change('content.json', (all) => (all['\u001b[2J'] = 1)),
  ],
  'an entry of another folder': [
    /kinds\/posts\/entries/,
    (folder) => folder.changeIds('posts', (ids) => ids.push('../../../etc/passwd')),
  ],
  'an entry twice': [
    /duplicate/,
    (folder) => folder.changeIds('posts', (ids) => ids.push(...ids.slice(0, 1))),
  ],
  'more entries than there can be': [
    /must NOT have more than 30 items/,
    (folder) =>
      folder.changeIds('testimonies', (ids) => {
        for (let number = 0; number < 30; number++) ids.push(`one-${number}`);
      }),
  ],
  'a file of another folder': [
    /\/media\/4/,
    (folder) =>
      folder.change('content.json', (all) => (all['media'] as string[]).push('../../secret')),
  ],
  'an entry that is not there': [
    /is missing/,
    (folder) => rmSync(folder.at(folder.shown('posts'))),
  ],
  'an entry that is too large': [
    /larger than it can be/,
    (folder) => truncateSync(folder.at(folder.shown('posts')), 2 ** 32),
  ],
  'an entry behind a link': [
    /is a link/,
    (folder) => {
      const name = folder.shown('posts');
      renameSync(folder.at(name), folder.at('elsewhere.json'));
      symlinkSync(folder.at('elsewhere.json'), folder.at(name));
    },
  ],
  'a folder behind a link': [
    /behind a link/,
    (folder) => {
      renameSync(folder.at('content'), folder.at('hidden'));
      symlinkSync(folder.at('hidden'), folder.at('content'));
    },
  ],
  'a folder in the place of a file': [
    /is no file/,
    (folder) => {
      const name = folder.shown('posts');
      rmSync(folder.at(name));
      mkdirSync(folder.at(name));
    },
  ],
  'a pipe in the place of a file': [
    /is no file/,
    (folder) => {
      const name = folder.shown('posts');
      rmSync(folder.at(name));
      execFileSync('mkfifo', [folder.at(name)]);
    },
  ],
  'an unknown field': [
    /additional properties \("html"\)/,
    (folder) => folder.change(folder.shown('posts'), (entry) => (valuesIn(entry)['html'] = '<b>')),
  ],
  'a field of the prototype': [
    /additional properties \("__proto__"\)/,
    (folder) =>
      writeFileSync(
        folder.at(folder.shown('news')),
        readFileSync(folder.at(folder.shown('news')), 'utf8').replace(
          '{',
          '{"__proto__":{"draft":1},',
        ),
      ),
  ],
  'a link that runs a script': [
    /draft-rich/,
    (folder) =>
      folder.change(folder.shown('posts'), (entry) => {
        const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }];
        const text = { type: 'text', text: 'here', marks };
        valuesIn(entry)['body'] = { en: rich({ type: 'paragraph', content: [text] }) };
      }),
  ],
  'a link of a recording that runs a script': [
    /draft-link/,
    (folder) =>
      folder.change(
        folder.shown('messages'),
        (entry) => (valuesIn(entry)['url'] = 'javascript:alert(1)'),
      ),
  ],
  'a node that nobody knows, in a version': [
    /versions\/0\/text\/values\/body\/en/,
    (folder) =>
      folder.change(folder.shown('posts'), (entry) => {
        const [version] = entry['versions'] as Json[];
        if (version) valuesIn(version, 'text')['body'] = { en: rich({ type: 'iframe' }) };
      }),
  ],
  'a text with a NUL': [
    /draft-line/,
    (folder) =>
      folder.change(
        folder.shown('posts'),
        (entry) => (valuesIn(entry)['author'] = { en: 'a\u0000b' }),
      ),
  ],
  'a text that is too long': [
    /fewer|more than/,
    (folder) =>
      folder.change(
        folder.shown('posts'),
        (entry) => (valuesIn(entry)['author'] = { en: 'a'.repeat(5000) }),
      ),
  ],
  'a published text without its title': [
    /title is missing/,
    (folder) => folder.change(folder.shown('posts'), (entry) => delete valuesIn(entry)['title']),
  ],
  'a published account number that is none': [
    /does not fit in what is published \(iban\)/,
    (folder) =>
      folder.change(folder.shown('giving'), (entry) => (valuesIn(entry)['iban'] = 'AT00 0000')),
  ],
  'a slug that is none': [
    /slugs/,
    (folder) => folder.change(folder.shown('posts'), (entry) => (entry['slugs'] = ['../admin'])),
  ],
  'a slug of two entries': [
    /has its slug/,
    (folder) =>
      folder.change(folder.shown('news'), (entry) => (entry['slugs'] = ['a-new-address'])),
  ],
  'versions in no order': [
    /order of their numbers/,
    (folder) =>
      folder.change(folder.shown('news'), (entry) =>
        (entry['versions'] as Json[]).push(...(entry['versions'] as Json[])),
      ),
  ],
  'a moment that does not exist': [
    /changedAt/,
    (folder) =>
      folder.change(
        folder.shown('news'),
        (entry) => (entry['changedAt'] = '2026-02-31T00:00:00.000Z'),
      ),
  ],
  'another entry of a kind with one': [
    /not the one entry of its kind/,
    (folder) => {
      cpSync(folder.at('content/giving/giving.json'), folder.at('content/giving/other.json'));
      folder.changeIds('giving', (ids) => ids.splice(0, 1, 'other'));
      folder.changeIds('giving', (ids) => (ids.length = 1));
    },
  ],
  'none published of what the site needs': [
    /the site needs one of them published/,
    (folder) =>
      folder.change('content/giving/giving.json', (entry) => {
        entry['draft'] = entry['published'];
        delete entry['published'];
      }),
  ],
};

refuseSpoiledFolders(cases);
