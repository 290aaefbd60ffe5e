import { useMemo } from 'react';
import { contentKindNames, getKindRight } from 'contract/content-kinds';
import type { Right } from 'contract/rights';
import { ThemeProvider } from '@mui/material/styles';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ArrivalAnnouncer } from '../records/arrivals/arrival-announcer';
import { PeopleSearchView } from '../records/people-search/people-search-view';
import { readSearches } from '../base/model/person-search-address';
import { PersonSearchBox } from '../records/people-search/person-search-box';
import { searchTexts } from '../records/people-search/search.texts';
import { quarantineTexts } from '../records/quarantine/quarantine.texts';
import { QuarantineView } from '../records/quarantine/quarantine-view';
import { useQuarantine } from '../records/quarantine/use-quarantine';
import type { Quarantine } from '../records/quarantine/use-quarantine';
import { lazyView } from '../base/parts/lazy-view';
import { QuarantineContext } from '../records/quarantine/waiting-records';
import { fixedTexts, sectionTitles } from '../base/model/fixed-texts';
import { isOutsideInnsbruckTime } from '../base/model/innsbruck-time';
import { SectionView } from '../records/sections/section-view';
import { findSection, sectionNames } from '../base/model/sections';
import type { SectionName } from '../base/model/sections';
import { NoSections } from '../records/sections/no-sections';
import { UnknownSection } from '../records/sections/unknown-section';
import { useNotedVisit } from '../session/live/use-noted-visit';
import { useAccountLanguage } from '../session/use-account-language';
import { useLoadedRights, useRights, useStaffAccount } from '../session/staff-account';
import { useUnreadableDraftRemoval } from '../records/review/form/use-unreadable-draft-removal';
import { ConfirmationHost } from '../session/second-factors/confirmation-host';
import { useEnrolment } from '../session/second-factors/use-enrolment';
import { FactorReminder } from '../session/second-factors/factor-reminder';
import { StaffView } from './staff-view';
import { staffViewTexts } from './staff-view.texts';
import { staffViewsFor } from './staff-views';
import type { StaffViewKey } from './staff-views';
import { consoleTheme } from '../base/console-theme';
import { findWebsitePart } from '../website/website-address';
import type { WebsitePart } from '../website/website-address';
import { websiteKindTexts } from '../website/website-kinds.texts';
import { consoleView } from './console-view';
import type { ConsoleView } from './console-view';
import { DashboardBar } from './dashboard-bar';
import { dashboardTexts } from './dashboard.texts';
import { NameReminder } from './name-reminder';
import styles from './dashboard-page.module.css';
import { SkipToTable, WorkArea } from './work-area';
import { SectionNavigation } from './section-navigation';

const EnrolmentPage = lazyView(() =>
  import('../session/second-factors/enrolment-page').then(({ EnrolmentPage: page }) => page),
);

const WebsiteView = lazyView(() =>
  import('../website/website-view').then(({ WebsiteView: view }) => view),
);

const MediaView = lazyView(() =>
  import('../website/media/media-view').then(({ MediaView: view }) => view),
);

/** The dashboard (requirements 2.10). Users who need a second factor and have none can only add one (decision 45). */
export function DashboardPage() {
  useLoadedRights();
  useAccountLanguage();
  useUnreadableDraftRemoval();
  const enrolment = useEnrolment();
  return (
    <ThemeProvider theme={consoleTheme}>
      {enrolment.isNeeded ? <Enrolment onDone={enrolment.close} /> : <Dashboard />}
      <ConfirmationHost />
    </ThemeProvider>
  );
}

function Enrolment({ onDone }: { readonly onDone: () => Promise<boolean> }) {
  return (
    <div className={styles.alone}>
      <DashboardBar />
      <WorkArea className={styles.work}>
        <EnrolmentPage onDone={onDone} />
      </WorkArea>
    </div>
  );
}

/** The section is in the address, so that it can be linked to and reloaded (requirements 10.6). */
function Dashboard() {
  const account = useStaffAccount();
  useNotedVisit(account !== undefined && account.secondFactor?.need !== 'now');
  const rights = useRights();
  const shown = useMemo(() => sectionNames.filter((name) => rights?.has(`${name}:read`)), [rights]);
  const [parameters] = useSearchParams();
  const view = consoleView(parameters);
  const staffKeys = useMemo(() => staffViewsFor(rights), [rights]);
  const staffView =
    view === 'section' ? staffKeys.find((key) => key === parameters.get('section')) : undefined;
  const name = view === 'section' ? findSection(parameters.get('section'), shown) : undefined;
  const websiteKinds: readonly WebsitePart[] = [
    ...contentKindNames.filter((kind) => rights?.has(getKindRight(kind))),
    ...(rights?.has('content:manage') ? (['media'] as const) : []),
  ];
  const websiteKind =
    view === 'section' && !name ? chooseKind(parameters.get('section'), websiteKinds) : undefined;
  const searches = readSearches(useLocation());
  const all = useQuarantine();
  const quarantine = useMemo(() => withinRights(all, rights), [all, rights]);
  return (
    <>
      <title>{`${titleOf(view, name, searches, staffView, websiteKind)} | ${dashboardTexts.title}`}</title>
      <div className={styles.dashboard}>
        <SkipToTable />
        <SectionNavigation
          shown={shown}
          current={name}
          view={view}
          quarantineCount={quarantine.records.length}
          websiteKinds={websiteKinds}
          currentWebsiteKind={websiteKind}
          staffViews={staffKeys}
          currentStaffView={staffView}
        />
        <div className={styles.search}>
          <PersonSearchBox />
        </div>
        <DashboardBar />
        <WorkArea className={styles.work}>
          {staffView !== 'my-account' && (
            <>
              <SoonNeeded />
              <NameReminder />
            </>
          )}
          {view === 'people-search' && (
            <PeopleSearchView key={[...searches, ...shown].join('\n')} searches={searches} />
          )}
          {view === 'quarantine' && <QuarantineView quarantine={quarantine} />}
          {staffView && <StaffView key={staffView} name={staffView} />}
          {websiteKind && <WebsiteOf key={websiteKind} kind={websiteKind} />}
          {view === 'section' && rights && !staffView && !websiteKind && (
            <QuarantineContext value={quarantine}>
              <SectionOf name={name} hasNone={shown.length === 0} />
            </QuarantineContext>
          )}
          {isOutsideInnsbruckTime() && <p className={styles.clock}>{dashboardTexts.churchClock}</p>}
        </WorkArea>
        <ArrivalAnnouncer />
      </div>
    </>
  );
}

/** For a user without a section, such as the media team, the console opens with the website. */
function chooseKind(
  section: string | null,
  parts: readonly WebsitePart[],
): WebsitePart | undefined {
  const named = section === null ? parts[0] : findWebsitePart(section);
  return named && parts.includes(named) ? named : undefined;
}

const WebsiteOf = ({ kind }: { readonly kind: WebsitePart }) =>
  kind === 'media' ? <MediaView /> : <WebsiteView kind={kind} />;

/** Says from which day the account needs a second factor, if it has none yet. */
function SoonNeeded() {
  const second = useStaffAccount()?.secondFactor;
  return second?.need === 'soon' ? <FactorReminder from={second.from} /> : null;
}

/** Records that were loaded before a right was revoked are no longer shown. */
const withinRights = (quarantine: Quarantine, rights: ReadonlySet<Right> | undefined) => ({
  ...quarantine,
  records: quarantine.records.filter(({ kind }) => rights?.has(`${kind}:review`)),
});

/** The section in the address. One that the user may not see is treated as unknown. */
function SectionOf({
  name,
  hasNone,
}: {
  readonly name: SectionName | undefined;
  readonly hasNone: boolean;
}) {
  if (name) return <SectionView key={name} name={name} />;
  return hasNone ? <NoSections /> : <UnknownSection />;
}

function titleOf(
  view: ConsoleView,
  name: SectionName | undefined,
  searches: readonly string[],
  staffView: StaffViewKey | undefined,
  websiteKind: WebsitePart | undefined,
): string {
  if (websiteKind) {
    const part =
      websiteKind === 'media' ? websiteKindTexts.media : websiteKindTexts.kinds[websiteKind];
    return `${part} | ${websiteKindTexts.heading}`;
  }
  if (staffView) return staffViewTexts[staffView];
  if (view === 'people-search') return searchTexts.title(searches);
  if (view === 'quarantine') return quarantineTexts.name;
  return name ? sectionTitles[name] : fixedTexts.unknownTitle;
}
