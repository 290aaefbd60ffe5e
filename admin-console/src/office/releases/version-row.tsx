import type { ReactNode } from 'react';
import type { ReleasedBy } from 'contract/release-requests';
import { formatSize } from '../../base/model/format-size';
import { releaseLabels } from './release-labels';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';

interface ShownVersion {
  readonly version: string;
  readonly since: string | null;
  readonly by: ReleasedBy | null;
  readonly contract: number | null;
  readonly entryBytes: number | null;
  /** Absent for a version that no visitor gets. */
  readonly visits?: number;
  readonly faulty?: number;
}

interface VersionRowProps {
  readonly shown: ShownVersion;
  readonly state: 'live' | 'canary' | 'former' | 'withdrawn' | 'preview';
  /** What the state is called. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** One version of a package: what it is, and below that what can be done with it. */
export function VersionRow({ shown, state, label, children }: VersionRowProps) {
  return (
    <li className={styles.version} data-state={state}>
      <h3>
        <code>{shown.version}</code> <span className={styles.state}>{label}</span>
      </h3>
      <dl className={styles.facts}>
        {describe(shown).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

function describe(shown: ShownVersion): readonly (readonly [string, string])[] {
  const { since, by, contract, entryBytes, visits, faulty = 0 } = shown;
  const texts = releasesTexts.facts;
  const { count, faultRate, time, person } = releaseLabels;
  const noted = [since && time(since), by && person(by)].filter(Boolean).join(', ');
  return [
    [texts.since, noted || texts.unknown],
    [texts.contract, contract === null ? texts.unknown : String(contract)],
    [texts.entry, entryBytes === null ? texts.unknown : formatSize(entryBytes)],
    ...(visits === undefined
      ? []
      : [
          [texts.visits, count(visits)] as const,
          [texts.faulty, faultRate({ visits, faulty }) ?? texts.noVisits] as const,
        ]),
  ];
}
