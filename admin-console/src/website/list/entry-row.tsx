import { Link } from 'react-router-dom';
import type { StoredEntry } from 'contract/stored-entry';
import { localText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { language as pageLanguage } from 'contract/language';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { getReminder } from '../entry-labels';
import { getText, getTitle } from '../entry-text';
import { PlanLines } from '../plans/plan-lines';
import { StateMark } from '../state-mark';
import { useGetName } from '../use-get-name';
import { entryAddress } from '../website-address';
import { websiteTexts } from '../website.texts';
import styles from '../website.module.css';

interface Moves {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** -1 is up. */
  readonly onMove: (by: -1 | 1) => Promise<void>;
}

interface EntryRowProps {
  readonly kind: ContentKind;
  readonly entry: StoredEntry;
  /** Only for kinds that are ordered by hand. */
  readonly moves?: Moves;
}

/** An entry in the list; its title links to its form. */
export function EntryRow({ kind, entry, moves }: EntryRowProps) {
  const { list: words } = websiteTexts;
  const nameOf = useGetName();
  const title = getTitle(kind, getText(entry));
  // oxlint-disable-next-line react/purity -- a reminder goes by the time at which the list is drawn
  const reminder = getReminder(kind, entry, new Date());
  const when = innsbruckTime(entry.changedAt) ?? '';
  const lang = title && title.language !== pageLanguage ? title.language : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Link to={entryAddress(kind, entry.id)} className={styles.name} lang={lang}>
          {title?.words ?? websiteTexts.untitled}
        </Link>
        <StateMark entry={entry} />
        {entry.taken !== undefined && <span>{words.taken(entry.taken, placesOf(entry))}</span>}
        <PlanLines entry={entry} />
        {reminder && <span className={styles.reminder}>{reminder}</span>}
        <span className={styles.soft}>
          {words.changed(when, nameOf(entry.changedBy, entry.changedByName))}
        </span>
      </div>
      {moves && <MoveButtons {...moves} title={title?.words ?? websiteTexts.untitled} />}
    </li>
  );
}

/** The number of places in the published version. */
const placesOf = ({ published }: StoredEntry) => localText(published?.values['places'], 'en') ?? '';

/** At the ends the buttons stay enabled, so that they keep the focus. */
function MoveButtons({ isFirst, isLast, onMove, title }: Moves & { readonly title: string }) {
  const { list: words } = websiteTexts;
  return (
    <div className={styles.moves}>
      <Button
        variant="quiet"
        aria-label={words.up(title)}
        title={words.up(title)}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && void onMove(-1)}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        variant="quiet"
        aria-label={words.down(title)}
        title={words.down(title)}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && void onMove(1)}
      >
        <span aria-hidden="true">↓</span>
      </Button>
    </div>
  );
}
