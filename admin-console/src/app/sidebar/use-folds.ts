import type { ConsolePlace } from '../console-place';
import { getStaffViewGroup } from '../staff-views';
import type { Fold } from './navigation-group';
import { useAccountList } from './use-account-list';

type FoldableGroup = 'work' | 'sections' | 'office';

/** Links that the sidebar shows at most before the office folds. */
const maxLinks = 12;

/**
 * How the groups of the sidebar fold, as the account last left them. At first the office is folded for whoever has more
 * than twelve links; the sixteen sections alone are more. The group of the current page is always open.
 */
export function useFolds(place: ConsolePlace): Readonly<Record<FoldableGroup, Fold | undefined>> {
  const [folded = defaultFolded(place), store] = useAccountList('folded-groups');
  const current = findCurrentGroup(place);
  const makeFold = (group: FoldableGroup): Fold | undefined => {
    if (group === current) return undefined;
    const isOpen = !folded.includes(group);
    const toggle = () =>
      store(isOpen ? [...folded, group] : folded.filter((other) => other !== group));
    return { isOpen, toggle };
  };
  return {
    work: makeFold('work'),
    sections: makeFold('sections'),
    office: makeFold('office'),
  };
}

function defaultFolded({
  sections,
  staffViews,
  websiteParts,
}: ConsolePlace): readonly FoldableGroup[] {
  const views = staffViews.filter((key) => getStaffViewGroup(key) !== 'account');
  const links = sections.length + views.length + (websiteParts.length > 0 ? 1 : 0);
  return links > maxLinks ? ['office'] : [];
}

function findCurrentGroup({ staffView, section, view }: ConsolePlace): string | undefined {
  if (staffView) return getStaffViewGroup(staffView);
  return section || view === 'quarantine' ? 'sections' : undefined;
}
