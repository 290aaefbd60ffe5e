import { useState } from 'react';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import type { LoadedPicture } from './use-picture';

/** The picture in a leaded frame, or an empty one. */
export function Portrait({ picture }: { readonly picture: LoadedPicture }) {
  const words = accountTexts.picture;
  const [broken, setBroken] = useState('');
  if (typeof picture === 'object' && picture.address !== broken) {
    const { address } = picture;
    return (
      <img
        className={styles.portrait}
        src={address}
        alt={words.alt}
        width="144"
        height="144"
        onError={() => setBroken(address)}
      />
    );
  }
  const isNone = picture === 'none' || picture === 'loading';
  return (
    <p className={styles.portrait} aria-busy={picture === 'loading'}>
      {picture === 'loading' ? '' : isNone ? words.none : words.notShown}
    </p>
  );
}
