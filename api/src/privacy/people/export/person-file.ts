import type { FastifyInstance } from 'fastify';
import * as processing from 'contract/privacy/processing.texts';
import type { Language } from 'contract/languages';
import type { PersonExportRequest } from 'contract/people-requests';
import { inEveryLanguage } from '../../../mail/in-every-language';
import type { PictureStore } from '../../../content/pictures/picture-store';
import type { ChosenProfile } from '../chosen-records';
import { loadPersonContents, getRedactions } from './person-contents';
import type { PersonContents } from './person-contents';
import * as english from './person-file.texts';
import { writePersonPage } from './person-page';
import { personSchema } from './person-schema';
import { redactPartner } from './redact-partner';
import { makeZip } from './zip';
import type { ZipEntry } from './zip';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../../locales/${code}/api/privacy/people/export/person-file.texts.ts`),
);
const wordsIn = inEveryLanguage(
  processing,
  (code) => import(`../../../../../locales/${code}/contract/privacy/processing.texts.ts`),
);

interface PersonFile {
  readonly zip: Buffer;
  readonly records: PersonContents['records'];
  readonly pictureCount: number;
}

/** Makes the archive that answers a person's request for access. */
export async function makePersonFile(
  { database, pictures }: Pick<FastifyInstance, 'database' | 'pictures'>,
  request: PersonExportRequest,
  at: Date,
): Promise<PersonFile> {
  const language: Language = request.language;
  const { personFileTexts: texts } = await textsIn(language);
  const { kinds } = (await wordsIn(language)).processingWords;
  const { contents, chosen } = await loadPersonContents(database, request);
  const redactions = getRedactions(request);
  const records = contents.records.map((one) => {
    const field = redactions.get(one.record._id);
    return field === undefined || one.kind !== 'couples'
      ? one
      : redactPartner(one, field, texts.redacted);
  });
  const images = await readPictures(pictures, chosen.profiles);
  const names = images.map(({ name }) => name);
  const data = { exportedAt: at.toISOString(), ...contents, records, pictures: names };
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const page = writePersonPage(data, language, { texts, kinds });
  const files = [
    { name: 'index.html', content: Buffer.from(page) },
    { name: 'data.json', content: json(data) },
    { name: 'schema.json', content: json(personSchema) },
    ...images,
  ];
  return { zip: await makeZip(files, at), records, pictureCount: images.length };
}

/** Stored pictures are small, so those of all profiles of a person fit in memory. */
async function readPictures(
  pictures: PictureStore,
  profiles: readonly ChosenProfile[],
): Promise<readonly ZipEntry[]> {
  const found: ZipEntry[] = [];
  for (const { image } of profiles) {
    const content = image === undefined ? undefined : await pictures.read(image);
    if (content) found.push({ name: `pictures/${found.length + 1}.webp`, content });
  }
  return found;
}
