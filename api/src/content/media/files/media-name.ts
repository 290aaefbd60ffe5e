import { maxMediaName } from 'contract/media-api';

/** What no name of a file needs: signs that are not seen, turn the direction of text, or are half of one. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
const folders = /^.*[/\\]/;

/** What a file is called, as a line that can be shown. */
export function tidyName(name: string): string {
  const line = name.normalize('NFC').replace(unseen, '').replace(folders, '').trim();
  return line.slice(0, maxMediaName).replace(unseen, '').trim() || 'file';
}

/** In UTF-16 code units. */
const maxSlug = 60;

/** The same as a part of an address, without its ending. */
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
