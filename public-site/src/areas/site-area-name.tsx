import { translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import { findSiteArea } from './site-areas';

/** The name of the part of the site that a page lies in. */
export function SiteAreaName({ path, language }: { path: string; language: Language }) {
  const area = findSiteArea(path);
  return area ? translate(area.name, language) : null;
}
