import { maxMediaName } from 'contract/media-files';

/** Characters that no file name needs: invisible ones, direction marks and unpaired surrogates. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
const folders = /^.*[/\\]/;

/** Cleans the name of a file for display in one line. */
export function tidyName(name: string): string {
  const line = name.normalize('NFC').replace(unseen, '').replace(folders, '').trim();
  return line.slice(0, maxMediaName).replace(unseen, '').trim() || 'file';
}

/** Maximum length in UTF-16 code units. */
const maxSlug = 60;

/** Converts a file name without its extension to a part of a URL. */
export function toSlug(name: string): string {
  const words = tidyName(name)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, maxSlug).replace(/-$/, '') || 'file';
}
