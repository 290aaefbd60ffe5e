import { dashboardPath } from '../../base/paths';
import { findSiblings } from '../../website/website-groups';
import { websitePageAddress } from '../../website/website-address';
import { websiteKindTexts } from '../../website/website-kinds.texts';
import { getWebsitePartName } from '../../website/website-part-name';
import type { ConsolePlace } from '../console-place';
import { staffViewTexts } from '../staff-view.texts';
import { getStaffViewGroup } from '../staff-views';
import { NavigationGroup } from './navigation-group';
import type { Fold } from './navigation-group';
import { PinnedViews, usePinnedViews } from './pinned-views';
import { SectionList } from './section-list';
import styles from './section-navigation.module.css';
import { sidebarTexts } from './sidebar.texts';
import { useFolds } from './use-folds';
import { ViewLink } from './view-link';

interface SectionNavigationProps {
  readonly place: ConsolePlace;
  readonly quarantineCount: number;
}

/**
 * The sidebar: the sections (requirements 2.10) between the work that is not bound to one, and the website and the
 * office (requirements 10.6).
 */
export function SectionNavigation({ place, quarantineCount }: SectionNavigationProps) {
  const folds = useFolds(place);
  const pinned = usePinnedViews();
  return (
    <div className={styles.groups}>
      <StaffViewLinks group="work" place={place} fold={folds.work} />
      <PinnedViews {...pinned} />
      <SectionList
        place={place}
        isViewOpen={pinned.open !== undefined}
        quarantineCount={quarantineCount}
        fold={folds.sections}
      />
      <WebsiteLinks place={place} />
      <StaffViewLinks group="office" place={place} fold={folds.office} />
    </div>
  );
}

interface StaffViewLinksProps {
  readonly group: 'work' | 'office';
  readonly place: ConsolePlace;
  readonly fold: Fold | undefined;
}

function StaffViewLinks({ group, place, fold }: StaffViewLinksProps) {
  const views = place.staffViews.filter((key) => getStaffViewGroup(key) === group);
  if (views.length === 0) return null;
  return (
    <NavigationGroup title={sidebarTexts[group]} fold={fold} sheet="more">
      <ul>
        {views.map((key) => (
          <ViewLink
            key={key}
            to={`${dashboardPath}?section=${key}`}
            name={staffViewTexts[key]}
            isCurrent={key === place.staffView}
          />
        ))}
      </ul>
    </NavigationGroup>
  );
}

/** One line, and below it the parts beside the current one. */
function WebsiteLinks({ place: { website, websiteParts } }: Pick<SectionNavigationProps, 'place'>) {
  if (websiteParts.length === 0) return null;
  const part = website === 'all' ? undefined : website;
  return (
    <NavigationGroup title={websiteKindTexts.heading} isUntitled sheet="more">
      <ul>
        <ViewLink
          to={websitePageAddress('all')}
          name={websiteKindTexts.heading}
          isCurrent={website === 'all'}
        />
        {part &&
          findSiblings(part, websiteParts).map((sibling) => (
            <ViewLink
              key={sibling}
              to={websitePageAddress(sibling)}
              name={getWebsitePartName(sibling)}
              isCurrent={sibling === part}
              isInner
            />
          ))}
      </ul>
    </NavigationGroup>
  );
}
