import { useId, useState } from 'react';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import type { ChangeReleases, ReleaseChange } from './use-releases';
import { releaseLabels } from './release-labels';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';

/** Sends a change, says what came of it, and resolves to a refusal that the question is to show. */
export type SendRelease = (
  change: Omit<ReleaseChange, 'seenChange'>,
  done: string,
) => ReturnType<ChangeReleases>;

interface ReleaseButtonProps {
  readonly change: 'rollback' | 'stop-canary' | 'promote';
  readonly version: string;
  /** The version that visitors have now. */
  readonly live: string;
  /** Another version whose trial the change ends. */
  readonly ends?: string | undefined;
  readonly onSend: SendRelease;
}

/** @param ends version of a trial that the change ends */
const withEnd = (question: string, ends: string | undefined) =>
  ends === undefined ? question : `${question} ${releasesTexts.actions.endsTrial(ends)}`;

/** Changes what all visitors get, after a question. */
export function ReleaseButton({ change, version, live, ends, onSend }: ReleaseButtonProps) {
  const { actions } = releasesTexts;
  const { name, question, done } = actions[change];
  return (
    <ConfirmedButton
      name={name}
      about={version}
      variant="secondary"
      question={withEnd(question(version, live), ends)}
      onConfirm={() => onSend({ change, version }, done(version, ''))}
    />
  );
}

/** Shares that are offered, in percent. */
const usualShares = [1, 5, 10, 25, 50, 75, 100];
const firstShare = 10;

interface ShareButtonProps {
  readonly version: string;
  readonly live: string;
  /** The share that it has; absent for a version that is not on trial yet. */
  readonly percent?: number;
  readonly ends?: string | undefined;
  readonly onSend: SendRelease;
}

/** Gives a version to a share of the visitors, which is chosen with the question. */
export function ShareButton({ version, live, percent, ends, onSend }: ShareButtonProps) {
  const id = useId();
  const [share, choose] = useState(percent ?? firstShare);
  const { actions } = releasesTexts;
  const { name, question, done } = actions.canary;
  // At the command line any share may be chosen.
  const shares = [...new Set([...usualShares, share])].sort((one, other) => one - other);
  return (
    <ConfirmedButton
      name={percent === undefined ? name : actions.changeShare}
      about={version}
      variant="secondary"
      question={withEnd(question(version, live), ends)}
      more={
        <div className={styles.share}>
          <label htmlFor={id}>{releasesTexts.share}</label>
          <select id={id} value={share} onChange={({ target }) => choose(Number(target.value))}>
            {shares.map((one) => (
              <option key={one} value={one}>
                {releaseLabels.share(one)}
              </option>
            ))}
          </select>
        </div>
      }
      onConfirm={() =>
        onSend(
          { change: 'canary', version, percent: share },
          done(version, releaseLabels.share(share)),
        )
      }
    />
  );
}
