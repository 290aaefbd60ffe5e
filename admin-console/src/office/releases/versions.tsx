import type { Releases, ReleasesOfPackage } from 'contract/release-requests';
import { PreviewRows } from './preview-rows';
import { ReleaseButton, ShareButton } from './release-buttons';
import type { SendRelease } from './release-buttons';
import { releaseLabels } from './release-labels';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';
import { VersionRow } from './version-row';

interface VersionsProps {
  readonly releases: ReleasesOfPackage;
  /** Absent if the user may only see them. */
  readonly onSend: SendRelease | undefined;
}

/** All versions of a package: what visitors get, what they got before, and what only staff can open. */
export function Versions({
  releases,
  rule,
  onSend,
}: VersionsProps & { readonly rule: Releases['rule'] }) {
  const { stable, canary, previews } = releases;
  const { states } = releasesTexts;
  const [before, ...earlier] = toEarlierRows({ releases, onSend });
  return (
    <>
      <ul className={styles.list}>
        <VersionRow
          shown={stable}
          state="live"
          label={canary ? states.liveFor(releaseLabels.share(100 - canary.percent)) : states.live}
        />
        {canary && <TrialRow {...{ canary, rule, onSend }} live={stable.version} />}
        {before}
      </ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{releasesTexts.earlier(earlier.length)}</summary>
          <ul className={styles.list}>{earlier}</ul>
        </details>
      )}
      {previews.length > 0 && <PreviewRows releases={releases} onSend={onSend} />}
    </>
  );
}

interface TrialRowProps {
  readonly canary: NonNullable<ReleasesOfPackage['canary']>;
  readonly live: string;
  readonly rule: Releases['rule'];
  readonly onSend: SendRelease | undefined;
}

function TrialRow({ canary, live, rule, onSend }: TrialRowProps) {
  const { version, percent, comparison } = canary;
  const { states } = releasesTexts;
  return (
    <VersionRow shown={canary} state="canary" label={states.canary(releaseLabels.share(percent))}>
      <p>
        {releaseLabels.comparison(comparison)}{' '}
        {releasesTexts.comparison.verdicts[comparison.verdict](rule)}
      </p>
      {onSend && (
        <div className={styles.tools}>
          <ShareButton {...{ version, live, percent, onSend }} />
          <ReleaseButton {...{ change: 'promote', version, live, onSend }} />
          <ReleaseButton {...{ change: 'stop-canary', version, live, onSend }} />
        </div>
      )}
    </VersionRow>
  );
}

/** The versions that were live before, then those that were withdrawn. */
function toEarlierRows({ releases, onSend }: VersionsProps) {
  const { name, stable, canary, former, withdrawn, stopped } = releases;
  const change = { live: stable.version, ends: canary?.version };
  return [...former, ...withdrawn].map((shown) => {
    const { version } = shown;
    const state = former.includes(shown) ? 'former' : 'withdrawn';
    return (
      <VersionRow key={version} shown={shown} state={state} label={releasesTexts.states[state]}>
        {onSend && (
          <div className={styles.tools}>
            {/* What the rule has stopped is tried again before all visitors get it. */}
            {version !== stopped?.version && (
              <ReleaseButton {...{ ...change, change: 'rollback', version, onSend }} />
            )}
            {/* The shell has no trials. */}
            {state === 'withdrawn' && name !== 'shell' && (
              <ShareButton {...{ ...change, version, onSend }} />
            )}
          </div>
        )}
      </VersionRow>
    );
  });
}
