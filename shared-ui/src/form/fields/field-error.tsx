import styles from '../form.module.css';

interface FaultNoteProps {
  /** The id to which the control's `aria-describedby` refers. */
  readonly id: string;
  readonly fault: string;
}

export const FieldError = ({ id, fault }: FaultNoteProps) => (
  <p id={id} className={styles.fault}>
    {fault}
  </p>
);
