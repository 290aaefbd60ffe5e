import styles from './form.module.css';

interface FieldFaultProps {
  /** Of what the control names as its description. */
  readonly id: string;
  readonly fault: string;
}

/** What is wrong with a field. */
export const FieldFault = ({ id, fault }: FieldFaultProps) => (
  <p id={id} className={styles.fault}>
    {fault}
  </p>
);
