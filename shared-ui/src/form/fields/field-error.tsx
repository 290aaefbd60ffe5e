import styles from '../form.module.css';

interface FieldErrorNoteProps {
  /** The id to which the control's `aria-describedby` refers. */
  readonly id: string;
  readonly fault: string;
}

export const FieldError = ({ id, fault }: FieldErrorNoteProps) => (
  <p id={id} className={styles.fault}>
    {fault}
  </p>
);
