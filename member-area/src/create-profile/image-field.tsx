import { profileImage } from 'contract/profile';
import { useFieldError } from 'shared-ui/form-context';
import { optional } from 'shared-ui/form/fields/optional.texts';
import { createProfileTexts as words } from './create-profile.texts';
import styles from './image-field.module.css';

export const imageMegabytes = profileImage.maxBytes / 1024 / 1024;

export function ImageField() {
  const name = profileImage.field;
  const error = useFieldError(name);
  const hintId = `${name}-hint`;
  const errorId = `${name}-fault`;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {words.image} <span className={styles.optional}>{optional}</span>
      </label>
      <p id={hintId} className={styles.hint}>
        {words.imageHint(imageMegabytes)}
      </p>
      {error && (
        <p id={errorId} className={styles.fault}>
          {error}
        </p>
      )}
      <input
        type="file"
        id={name}
        name={name}
        accept={[...profileImage.types, ...profileImage.heicEndings].join(',')}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
      />
    </div>
  );
}
