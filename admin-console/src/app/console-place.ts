import { useMemo } from 'react';
import { contentKindNames, getKindRight } from 'contract/content-kinds';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fixedTexts, sectionTitles } from '../base/model/fixed-texts';
import { readSearches } from '../base/model/person-search-address';
import { findSection, sectionNames } from '../base/model/sections';
import type { SectionName } from '../base/model/sections';
import { searchTexts } from '../records/people-search/search.texts';
import { quarantineTexts } from '../records/quarantine/quarantine.texts';
import { useRights, useStaffAccount } from '../session/staff-account';
import { findWebsitePage } from '../website/website-address';
import type { WebsitePage, WebsitePart } from '../website/website-address';
import { websiteKindTexts } from '../website/website-kinds.texts';
import { getWebsitePartName } from '../website/website-part-name';
import { consoleView } from './console-view';
import type { ConsoleView } from './console-view';
import { staffViewTexts } from './staff-view.texts';
import { staffViewsFor } from './staff-views';
import type { StaffViewKey } from './staff-views';

/** Where in the console the user is, and where else the user may go. */
export interface ConsolePlace {
  readonly view: ConsoleView;
  /** The sections that the user may see, in order. */
  readonly sections: readonly SectionName[];
  readonly section: SectionName | undefined;
  /** The parts of the website that the user may change. */
  readonly websiteParts: readonly WebsitePart[];
  readonly website: WebsitePage | undefined;
  /** The views beside the sections that the user may open. */
  readonly staffViews: readonly StaffViewKey[];
  readonly staffView: StaffViewKey | undefined;
  /** What is searched for in all sections. */
  readonly searches: readonly string[];
}

const today = 'overview' satisfies StaffViewKey;
/** The views of records of all sections, which have nothing for whoever reads no section. */
const ofSections: readonly StaffViewKey[] = [today, 'people', 'questions'];

/** The place that the address names. The section is in the address, so that it can be linked to and reloaded
 * (requirements 10.6). Without one, it is the first section, or Today if the user has chosen it. */
export function useConsolePlace(): ConsolePlace {
  const rights = useRights();
  const startPage = useStaffAccount()?.startPage;
  const [parameters] = useSearchParams();
  const searches = readSearches(useLocation());
  const allowed = useMemo(() => {
    const sections = sectionNames.filter((name) => rights?.has(`${name}:read`));
    return {
      sections,
      staffViews: staffViewsFor(rights).filter(
        (key) => sections.length > 0 || !ofSections.includes(key),
      ),
      websiteParts: [
        ...contentKindNames.filter((kind) => rights?.has(getKindRight(kind))),
        ...(rights?.has('content:manage') ? (['media'] as const) : []),
      ],
    };
  }, [rights]);
  const view = consoleView(parameters);
  if (view !== 'section')
    return {
      ...{ ...allowed, view, searches },
      ...{ section: undefined, website: undefined, staffView: undefined },
    };
  const key = parameters.get('section') ?? (startPage === 'today' ? today : null);
  const section = findSection(key, allowed.sections);
  return {
    ...{ ...allowed, view, searches, section },
    website: section ? undefined : findAllowedPage(key, allowed.websiteParts),
    staffView: allowed.staffViews.find((name) => name === key),
  };
}

/** For a user without a section, such as the media team, the console opens with the website. */
function findAllowedPage(
  key: string | null,
  parts: readonly WebsitePart[],
): WebsitePage | undefined {
  const page = key === null ? 'all' : findWebsitePage(key);
  if (page === 'all') return parts.length > 0 ? page : undefined;
  return page && parts.includes(page) ? page : undefined;
}

/** The name of the place, for the title of the document. */
export function getPlaceName(place: ConsolePlace): string {
  const { view, section, website, staffView, searches } = place;
  if (website === 'all') return websiteKindTexts.heading;
  if (website) return `${getWebsitePartName(website)} | ${websiteKindTexts.heading}`;
  if (staffView) return staffViewTexts[staffView];
  if (view === 'people-search') return searchTexts.title(searches);
  if (view === 'quarantine') return quarantineTexts.name;
  return section ? sectionTitles[section] : fixedTexts.unknownTitle;
}
