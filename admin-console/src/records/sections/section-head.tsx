import type { ReactElement, ReactNode } from 'react';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { NewContentIcon } from '../duplicates/new-content-mark';
import { matchTexts } from '../matches/match.texts';
import { MatchIcon } from '../matches/match-mark';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import type { SectionName } from '../../base/model/sections';
import { AddButton } from '../record-entries/add-button';
import { AskedAgainIcon } from './marks/asked-again-mark';
import { reviewMarkTexts } from './marks/review-marks.texts';
import { testimonyTexts } from '../testimonies/testimony.texts';
import { WaitingIcon } from '../testimonies/visibility-mark';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

/** The chosen filter, if there is one. */
export type OnlyChoice = 'new-content' | 'matches' | 'awaits-approval' | 'asked-again' | undefined;

interface SectionHeadProps {
  readonly kind: SectionName;
  readonly title: string;
  readonly findings: DuplicateFindings;
  readonly matchCount: number;
  readonly waitingCount: number;
  readonly askedAgainCount: number;
  readonly only: OnlyChoice;
  readonly onShowOnly: (only: OnlyChoice) => void;
  /** The open view of the table, and the others. */
  readonly views: ReactNode;
}

/** A section's name and counts (requirements 2.10), and buttons for its filters. */
export function SectionHead(props: SectionHeadProps) {
  const { kind, title, findings, matchCount, waitingCount, askedAgainCount, ...others } = props;
  const { views, ...choosing } = others;
  const toggles = [
    ['awaits-approval', waitingCount, testimonyTexts.waitingCount, WaitingIcon],
    ['asked-again', askedAgainCount, reviewMarkTexts.askedAgainCount, AskedAgainIcon],
    ['new-content', findings.newContentCount, sectionTexts.newContentCount, NewContentIcon],
    ['matches', matchCount, matchTexts.count, MatchIcon],
  ] as const;
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <AddButton kind={kind} />
      <p className={styles.counts} lang={fixedLanguage}>
        <span>{fixedTexts.uniqueCount(findings.uniqueCount)}</span>
        <span>{fixedTexts.duplicateCount(findings.duplicateCount)}</span>
      </p>
      {views}
      <div className={styles.chips}>
        {toggles.map(([choice, count, label, Icon]) => (
          <OnlyToggle
            key={choice}
            {...{ choice, count, ...choosing }}
            label={label(count)}
            icon={<Icon />}
          />
        ))}
      </div>
    </div>
  );
}

interface OnlyToggleProps extends Pick<SectionHeadProps, 'only' | 'onShowOnly'> {
  readonly choice: NonNullable<OnlyChoice>;
  readonly count: number;
  readonly label: string;
  readonly icon: ReactElement;
}

/** A count that filters the table to its rows. While pressed it stays even at 0, so that it can be released. */
function OnlyToggle({ choice, count, label, icon, only, onShowOnly }: OnlyToggleProps) {
  const isPressed = only === choice;
  if (count === 0 && !isPressed) return null;
  return (
    <button
      type="button"
      className={styles.only}
      aria-pressed={isPressed}
      onClick={() => onShowOnly(isPressed ? undefined : choice)}
    >
      {icon}
      {label}
    </button>
  );
}
