import { removeEntry, publishDraft } from 'contract/content-requests';
import type { ContentText } from 'contract/content-entry';
import type { MediaFile, MediaPicture } from 'contract/media-files';
import { changeMediaFile, deleteMediaFile } from 'contract/media-requests';
import { inEachLanguage } from 'contract/sample-translations';
import { addEntry, publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { databaseKinds } from '../../testing/databases/databases';
import { addMedia } from '../../testing/samples/upload-media';
import { samplePdf, samplePicture } from '../../testing/samples/sample-media';
import { staffCall } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

const nobody = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';
const alt = inEachLanguage({ en: 'The choir sings', de: 'Der Chor singt' });
const focalPoint = { x: 0.5, y: 0.25 };

/** Builds a post whose English text shows a picture. */
const showing = (media: string) => {
  const content = [
    { type: 'paragraph', content: [{ type: 'text', text: 'Grace' }] },
    { type: 'picture', attrs: { media } },
  ];
  const text = sampleText('posts');
  const { de = '' } = text.values['body'] as Readonly<Record<string, string>>;
  return withValues(text, { body: { en: JSON.stringify({ type: 'doc', content }), de } });
};

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const wanted = jest.fn();
  const publisher = { wanted, ask: async () => ({ state: 'shown' as const, since: '' }) };
  const server = useApp({ databaseKind, publisher });
  let call: StaffCall;
  let add: <File extends MediaFile>(bytes: Buffer) => Promise<File>;
  beforeEach(async () => {
    const headers = await server.logIn();
    call = staffCall(server, headers);
    add = (bytes) => addMedia(server, headers, bytes);
  });

  const snapshot = () =>
    new ContentRepository(server.database, () => new Date()).snapshot(new Date());
  const describeFile = (id: string, body: object) => call(changeMediaFile, { id, body });

  /** Gets the reasons for which publishing a post is refused. */
  async function wrongOf(text: ContentText): Promise<unknown> {
    const { id, revision } = await addEntry(call, 'posts', text);
    const answer = await call(publishDraft, { kind: 'posts', id, body: { revision } });
    await call(removeEntry, { kind: 'posts', id, body: { revision } });
    return answer.json<{ wrong?: unknown }>().wrong;
  }

  it('publishes a picture once it is there with its words, and takes what pages need of it', async () => {
    const wrong = (code: string) => [{ field: 'body', language: 'en', code }];
    expect(await wrongOf(showing(nobody))).toEqual(wrong('no-file'));
    expect(await wrongOf(showing((await add(samplePdf())).id))).toEqual(wrong('no-file'));
    const { id, width, height, widths } = await add<MediaPicture>(await samplePicture());
    expect(await wrongOf(showing(id))).toEqual(wrong('file-not-ready'));
    await describeFile(id, { revision: 1, alt, focalPoint });
    await publishEntry(call, 'posts', showing(id));
    const { media } = await snapshot();
    expect(media).toEqual({ [id]: { kind: 'picture', width, height, widths, focalPoint, alt } });
  });

  it('takes one in the place of a picture of the site, and no name that the site does not have', async () => {
    const post = (picture: string) => withValues(sampleText('posts'), { picture });
    const wrong = (code: string) => [{ field: 'picture', code }];
    for (const none of [nobody, 'of-another-site'])
      expect(await wrongOf(post(none))).toEqual(wrong('no-file'));
    const { id } = await add<MediaPicture>(await samplePicture());
    expect(await wrongOf(post(id))).toEqual(wrong('file-not-ready'));
    await describeFile(id, { revision: 1, alt, focalPoint });
    await publishEntry(call, 'posts', post(id));
    const { media, posts } = await snapshot();
    expect(posts[0]?.values['picture']).toBe(id);
    expect(media?.[id]).toMatchObject({ kind: 'picture', focalPoint });
    expect((await call(deleteMediaFile, { id, body: { revision: 2 } })).statusCode).toBe(409);
  });

  it('shows other words of a picture at once, and takes none away from one that is used', async () => {
    const { id } = await add<MediaPicture>(await samplePicture());
    await describeFile(id, { revision: 1, alt, focalPoint });
    await publishEntry(call, 'posts', showing(id));
    wanted.mockClear();
    const refused = await describeFile(id, { revision: 2, alt: { de: ' ' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'file-needs-words' }]);
    expect(wanted).not.toHaveBeenCalled();
    const changed = await describeFile(id, { revision: 2, alt: { en: 'All of the choir' } });
    expect(changed.statusCode).toBe(200);
    expect(wanted).toHaveBeenCalledTimes(1);
    const { media } = await snapshot();
    expect(media?.[id]).toMatchObject({ alt: { ...alt, en: 'All of the choir' } });
  });
});
