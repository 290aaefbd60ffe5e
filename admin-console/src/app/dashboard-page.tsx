import { useMemo } from 'react';
import type { Right } from 'contract/rights';
import { ThemeProvider } from '@mui/material/styles';
import { ArrivalAnnouncer } from '../records/arrivals/arrival-announcer';
import { PeopleSearchView } from '../records/people-search/people-search-view';
import { QuarantineView } from '../records/quarantine/quarantine-view';
import { useQuarantine } from '../records/quarantine/use-quarantine';
import type { Quarantine } from '../records/quarantine/use-quarantine';
import { lazyView } from '../base/parts/lazy-view';
import { QuarantineContext } from '../records/quarantine/waiting-records';
import { isOutsideInnsbruckTime } from '../base/model/innsbruck-time';
import { EntryHost } from '../records/record-entries/entry-host';
import { SectionView } from '../records/sections/section-view';
import type { SectionName } from '../base/model/sections';
import { NoSections } from '../records/sections/no-sections';
import { UnknownSection } from '../records/sections/unknown-section';
import { useNotedVisit } from '../session/live/use-noted-visit';
import { useAccountLanguage } from '../session/use-account-language';
import { useLoadedRights, useRights, useStaffAccount } from '../session/staff-account';
import { useUnreadableDraftRemoval } from './use-unreadable-draft-removal';
import { ConfirmationHost } from '../session/second-factors/confirmation-host';
import { useEnrolment } from '../session/second-factors/use-enrolment';
import { FactorReminder } from '../session/second-factors/factor-reminder';
import { StaffView } from './staff-view';
import { consoleTheme } from '../base/console-theme';
import type { WebsitePage, WebsitePart } from '../website/website-address';
import { getPlaceName, useConsolePlace } from './console-place';
import { ConsoleTools } from './console-tools/console-tools';
import { Palette } from './palette/palette';
import { dashboardTexts } from './dashboard.texts';
import { NameReminder } from './name-reminder';
import { NewsLine } from './news-line';
import styles from './dashboard-page.module.css';
import { SkipToWork, WorkArea } from './work-area';
import { Sidebar } from './sidebar/sidebar';

const EnrolmentPage = lazyView(() =>
  import('../session/second-factors/enrolment-page').then(({ EnrolmentPage: page }) => page),
);

const WebsiteView = lazyView(() =>
  import('../website/website-view').then(({ WebsiteView: view }) => view),
);

const WebsiteOverview = lazyView(() =>
  import('../website/website-overview').then(({ WebsiteOverview: view }) => view),
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
      <ConsoleTools hasSearch={false} />
      <WorkArea className={styles.work}>
        <EnrolmentPage onDone={onDone} />
      </WorkArea>
    </div>
  );
}

function Dashboard() {
  const account = useStaffAccount();
  useNotedVisit(account !== undefined && account.secondFactor?.need !== 'now');
  const rights = useRights();
  const place = useConsolePlace();
  const { view, sections, section, website, staffView, searches } = place;
  const all = useQuarantine();
  const quarantine = useMemo(() => withinRights(all, rights), [all, rights]);
  return (
    <>
      <title>{`${getPlaceName(place)} | ${dashboardTexts.title}`}</title>
      <ConsoleTools />
      <div className={styles.dashboard}>
        <SkipToWork hasTable={section !== undefined} />
        <Sidebar place={place} quarantineCount={quarantine.records.length} />
        <WorkArea className={styles.work}>
          {staffView !== 'my-account' && <Reminder />}
          {view === 'people-search' && (
            <PeopleSearchView key={[...searches, ...sections].join('\n')} searches={searches} />
          )}
          {view === 'quarantine' && <QuarantineView quarantine={quarantine} />}
          {staffView && <StaffView key={staffView} name={staffView} />}
          {website && <Website key={website} page={website} parts={place.websiteParts} />}
          {view === 'section' && rights && !staffView && !website && (
            <QuarantineContext value={quarantine}>
              {section && <NewsLine />}
              <SectionOf name={section} hasNone={sections.length === 0} />
            </QuarantineContext>
          )}
          {isOutsideInnsbruckTime() && <p className={styles.clock}>{dashboardTexts.churchClock}</p>}
        </WorkArea>
        <ArrivalAnnouncer />
        <Palette place={place} />
        <EntryHost sections={sections} section={section} />
      </div>
    </>
  );
}

interface WebsiteProps {
  readonly page: WebsitePage;
  readonly parts: readonly WebsitePart[];
}

function Website({ page, parts }: WebsiteProps) {
  if (page === 'all') return <WebsiteOverview parts={parts} />;
  return page === 'media' ? <MediaView /> : <WebsiteView kind={page} />;
}

/** Says from which day the account needs a second factor, if it has none yet; else asks for a name that is missing. */
function Reminder() {
  const second = useStaffAccount()?.secondFactor;
  return second?.need === 'soon' ? <FactorReminder from={second.from} /> : <NameReminder />;
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
