import { dashboardPath } from '../../base/paths';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { sections } from '../../base/model/sections';
import { quarantineAddress } from '../../records/quarantine/quarantine-address';
import { quarantineTexts } from '../../records/quarantine/quarantine.texts';
import { websitePageAddress } from '../../website/website-address';
import { websiteKindTexts } from '../../website/website-kinds.texts';
import { getWebsitePartName } from '../../website/website-part-name';
import type { ConsolePlace } from '../console-place';
import { staffViewTexts } from '../staff-view.texts';
import type { PaletteItem } from './palette-item';

/** All pages of the console that the user may open. */
export function listPages({
  sections: names,
  staffViews,
  websiteParts,
}: Pick<ConsolePlace, 'sections' | 'staffViews' | 'websiteParts'>): readonly PaletteItem[] {
  const website = websiteParts.length > 0 ? (['all', ...websiteParts] as const) : [];
  return [
    ...names.map((name) => ({
      id: `section-${name}`,
      group: 'sections' as const,
      name: sectionTitles[name],
      lang: fixedLanguage,
      target: `${dashboardPath}?section=${sections[name].key}`,
    })),
    ...staffViews.map((key) => ({
      id: `view-${key}`,
      group: 'work' as const,
      name: staffViewTexts[key],
      target: `${dashboardPath}?section=${key}`,
    })),
    ...(names.length > 0
      ? [
          {
            ...{ id: 'quarantine', group: 'work' as const },
            ...{ name: quarantineTexts.name, target: quarantineAddress },
          },
        ]
      : []),
    ...website.map((page) => ({
      id: `website-${page}`,
      group: 'website' as const,
      name: page === 'all' ? websiteKindTexts.heading : getWebsitePartName(page),
      target: websitePageAddress(page),
    })),
  ];
}
