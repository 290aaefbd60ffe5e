import { useState } from 'react';
import type { MediaFile } from 'contract/media-files';
import { mediaKinds } from 'contract/media-kinds';
import { foldForSearch } from 'contract/text-folding';
import entry from '../entry.module.css';
import { mediaTexts } from './media.texts';
import styles from './media.module.css';

const { list: words } = mediaTexts;

/** Filters files by kind and by a part of their names. */
export function useMediaFilter(files: readonly MediaFile[]) {
  const [kind, setKind] = useState('');
  const [query, setQuery] = useState('');
  const wanted = foldForSearch(query.trim());
  const found = files.filter(
    (file) => (kind === '' || file.kind === kind) && foldForSearch(file.name).includes(wanted),
  );
  const kinds = (
    <label className={styles.filterPart}>
      <span>{words.kind}</span>
      <select
        className={entry.control}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        <option value="">{words.all}</option>
        {mediaKinds.map((one) => (
          <option key={one} value={one}>
            {mediaTexts.kinds[one]}
          </option>
        ))}
      </select>
    </label>
  );
  const search = (
    <label className={styles.filterPart}>
      <span>{words.search}</span>
      <input
        type="search"
        className={entry.control}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
    </label>
  );
  return { found, kinds, search };
}
