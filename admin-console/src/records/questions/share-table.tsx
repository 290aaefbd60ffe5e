import { Link } from 'react-router-dom';
import { ShareBar } from '../charts/share-bar';
import { numberWords } from '../numbers/number-words';
import styles from './figures.module.css';
import { questionTexts } from './question.texts';

export interface Share {
  readonly key: string;
  readonly name: string;
  /** The language of a name that requirements 2.10 prescribes. */
  readonly lang?: string | undefined;
  /** What the bar and its percentage are about; without one that is `count`. */
  readonly part?: number;
  readonly count: number;
  /** The count in words, if it is no plain number. */
  readonly words?: string;
  /** More about the row, in a column of its own. */
  readonly note?: string;
  /** The records behind it. */
  readonly address?: string | undefined;
}

interface ShareTableProps {
  readonly shares: readonly Share[];
  readonly caption: string;
  readonly heads: { readonly value: string; readonly note?: string };
  /** What the whole is of which the rows are parts. */
  readonly of: number;
}

/** A bar for each value: the rows of the table are the picture. */
export function ShareTable({ shares, caption, heads, of }: ShareTableProps) {
  const { table } = questionTexts;
  return (
    <table className={styles.shares}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads.value}</th>
          <th scope="col">{table.count}</th>
          <th scope="col">{table.share}</th>
          {heads.note && <th scope="col">{heads.note}</th>}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, name, lang, count, part = count, words, note, address }) => (
          <tr key={key}>
            <th scope="row" lang={lang}>
              {address ? <Link to={address}>{name}</Link> : name}
            </th>
            <td>{words ?? numberWords.count(count)}</td>
            <td>{of > 0 && numberWords.share(part, of)}</td>
            {heads.note && <td className={styles.note}>{note}</td>}
            <td className={styles.bar} aria-hidden="true">
              <ShareBar part={part} of={of} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
