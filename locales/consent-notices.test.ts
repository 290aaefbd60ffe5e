import { hash } from 'node:crypto';
import { consentNotices, findNotice } from 'contract/consent-notices';
import { languageCodes } from 'contract/languages';
import * as english from 'contract/privacy/consent.texts';

const load = async (code: string) =>
  code === 'en'
    ? english
    : ((await import(`./${code}/contract/privacy/consent.texts.ts`)) as typeof english);

it.each(languageCodes)(
  'knows the notice that forms show in %s by the hash of its words',
  async (code) => {
    const { label, more, hash: said } = (await load(code)).consentNotice;
    expect(said).toBe(hash('sha256', `${label}\n${more}`, 'base64url'));
    expect(findNotice(said)).toMatchObject({ language: code });
    // The newest notice of a language is the one that is shown.
    expect(consentNotices.findLast(({ language }) => language === code)?.hash).toBe(said);
  },
);
