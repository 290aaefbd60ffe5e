import { emptySnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { sitePictures } from 'contract/site-pictures';

export function snapshotOf(id: string): string {
  const text = { en: id, de: id };
  const values = { role: text, about: text, picture: sitePictures.ministers[0] };
  return writeSnapshot({ ...emptySnapshot, ministers: [{ id, values, shownInEnglish: [] }] });
}
