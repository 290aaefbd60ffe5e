import { useId, useRef } from 'react';
import type { Releases, ReleasesOfPackage } from 'contract/release-requests';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useRights } from '../../session/staff-account';
import type { SendRelease } from './release-buttons';
import { releaseLabels } from './release-labels';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';
import { TeamLine } from './team-line';
import type { ChangeReleases } from './use-releases';
import { Versions } from './versions';

interface PackageCardProps {
  readonly releases: ReleasesOfPackage;
  readonly rule: Releases['rule'];
  readonly onChange: ChangeReleases;
}

/** The versions of one package, with what can be done about them. */
export function PackageCard({ releases, rule, onChange }: PackageCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, say, clear } = useOutcome();
  const mayManage = useRights()?.has('releases:manage') ?? false;
  const { name, team, stopped, seenChange } = releases;
  const send: SendRelease = async (change, done) => {
    clear();
    const refusal = await onChange(name, { ...change, seenChange });
    if (!refusal) say('success', done);
    if (!refusal?.isOutdated) return refusal;
    // The question goes with the versions that it was about.
    heading.current?.focus();
    say('error', refusal.message);
    return undefined;
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {releasesTexts.packages[name]} <code>{name}</code>
      </h2>
      <TeamLine name={name} team={team} mayChange={mayManage} />
      <OutcomeMessage outcome={outcome} />
      {stopped && <StoppedTrial stopped={stopped} />}
      {/* A question is closed when the versions change, because it was asked about the former ones. */}
      <Versions
        key={seenChange}
        releases={releases}
        rule={rule}
        onSend={mayManage ? send : undefined}
      />
    </section>
  );
}

function StoppedTrial({
  stopped,
}: {
  readonly stopped: NonNullable<ReleasesOfPackage['stopped']>;
}) {
  const { version, at, comparison } = stopped;
  return (
    <p className={styles.stopped}>
      {releasesTexts.comparison.stopped(version, releaseLabels.time(at))}{' '}
      {comparison && releaseLabels.comparison(comparison)}
    </p>
  );
}
