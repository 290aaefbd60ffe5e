import { duplicateTexts } from './duplicate.texts';
import { fixedLanguage } from '../../base/model/fixed-texts';
import type { DuplicateStatus } from './find-duplicates';
import styles from './status-tag.module.css';

/** A row's Status, or its role in a duplicate group (requirements 2.10, whose texts are English in every language). */
export function StatusTag({ status }: { readonly status: DuplicateStatus | 'ORIGINAL' | 'KEPT' }) {
  const look = status === 'DUPLICATE' ? styles.duplicate : styles.unique;
  if (status === 'KEPT')
    return <span className={`${styles.tag} ${look}`}>{duplicateTexts.kept}</span>;
  return (
    <span className={`${styles.tag} ${look}`} lang={fixedLanguage}>
      {status}
    </span>
  );
}
