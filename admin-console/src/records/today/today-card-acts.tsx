import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import { LandmarkMenu } from '../../base/parts/landmark-menu';
import { bulkTexts } from '../bulk/bulk.texts';
import type { BulkAct } from '../bulk/act-menu';
import styles from './today-card.module.css';
import { todayTexts } from './today.texts';

/** What can be done with one card. */
export type CardAct = BulkAct | 'to-me' | 'done' | 'email' | 'note';

const furtherActs: readonly BulkAct[] = ['assign', 'snooze', 'state', 'urgency'];

interface TodayCardActsProps {
  readonly name: string;
  /** '' if the record has none. */
  readonly email: string;
  /** Whether it is assigned to the user already. */
  readonly isMine: boolean;
  readonly tabIndex: 0 | -1;
  readonly onAct: (act: CardAct, anchor: HTMLElement) => void;
}

/** The buttons of a card: what is done with most records, and a menu with the rest. */
export function TodayCardActs({ name, email, isMine, tabIndex, onAct }: TodayCardActsProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const labels = {
    ...{ 'to-me': todayTexts.toMe, note: todayTexts.note },
    ...{ email: bulkTexts.email, done: bulkTexts.done },
  };
  const acts = (['to-me', 'note', 'email', 'done'] as const).filter(
    (act) => (act !== 'email' || email) && (act !== 'to-me' || !isMine),
  );
  return (
    <div className={styles.acts}>
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          tabIndex={tabIndex}
          aria-label={todayTexts.act(labels[act], name)}
          onClick={({ currentTarget }) => onAct(act, currentTarget)}
        >
          {labels[act]}
        </button>
      ))}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={todayTexts.act(bulkTexts.more, name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {bulkTexts.more}
      </button>
      {anchor && (
        <LandmarkMenu
          anchor={anchor}
          name={{ 'aria-label': todayTexts.furtherOf(name) }}
          onClose={() => setAnchor(undefined)}
        >
          {furtherActs.map((act) => (
            <MenuItem
              key={act}
              onClick={() => {
                setAnchor(undefined);
                onAct(act, anchor);
              }}
            >
              {bulkTexts.acts[act]}
            </MenuItem>
          ))}
        </LandmarkMenu>
      )}
    </div>
  );
}
