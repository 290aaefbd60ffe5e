import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isReady } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { Button } from 'shared-ui/button';
import { mediaFileAddress } from '../website-address';
import { useMediaFilter } from './media-filter';
import { mediaTexts } from './media.texts';
import { describeFile } from './media-labels';
import { MediaUsesList } from './media-uses';
import { Thumbnail } from './thumbnail';
import styles from './media.module.css';

const { list: words } = mediaTexts;

/** The number of files shown at first, and added with each press. */
const shownAtOnce = 60;

/** All files, newest first, with filters by kind and name. */
export function MediaFiles({ files }: { readonly files: readonly MediaFile[] }) {
  const { found, kinds, search } = useMediaFilter(files);
  const [count, setCount] = useState(shownAtOnce);
  if (files.length === 0) return <p>{words.none}</p>;
  return (
    <section className={styles.files} aria-labelledby="files-title">
      <h2 id="files-title">{words.title}</h2>
      <div className={styles.filter}>
        {kinds}
        {search}
      </div>
      <p role="status" className={styles.soft}>
        {found.length === 0 ? words.noneFound : words.count(found.length)}
      </p>
      <ul className={styles.list} aria-label={words.title}>
        {found.slice(0, count).map((file) => (
          <MediaRow key={file.id} file={file} />
        ))}
      </ul>
      {found.length > count && (
        <Button variant="secondary" onClick={() => setCount(count + shownAtOnce)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function MediaRow({ file }: { readonly file: MediaFile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.row}>
      <Thumbnail file={file} />
      <div className={styles.facts}>
        <Link to={mediaFileAddress(file.id)} className={styles.name}>
          {file.name}
        </Link>
        {!isReady(file) && <span className={styles.unready}>{words.unready}</span>}
        <span className={styles.soft}>{describeFile(file)}</span>
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary aria-label={words.usesOf(file.name)}>{words.uses}</summary>
          {isOpen && <MediaUsesList id={file.id} />}
        </details>
      </div>
    </li>
  );
}
