import styles from '../form.module.css';

interface FaultNoteProps {
  /** Of what the control names as its description. */
  readonly id: string;
  readonly fault: string;
}

/** What is wrong with a field. */
export const FieldError = ({ id, fault }: FaultNoteProps) => (
  <p id={id} className={styles.fault}>
    {fault}
  </p>
);
