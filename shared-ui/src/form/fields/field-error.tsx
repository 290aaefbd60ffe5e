import styles from '../form.module.css';

interface FieldErrorNoteProps {
  /** The id to which the control's `aria-describedby` refers. */
  readonly id: string;
  readonly message: string;
}

export const FieldError = ({ id, message }: FieldErrorNoteProps) => (
  <p id={id} className={styles.fault}>
    {message}
  </p>
);
