import { useFieldFault } from 'shared-ui/form-context';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { policyLabels } from './policy-labels';
import styles from './second-factor-policy.module.css';

export interface PolicyRole {
  readonly id: string;
  readonly name: string;
}

interface PolicyRolesProps {
  readonly roles: readonly PolicyRole[];
  /** The ids of those that are chosen from the start. */
  readonly chosen: readonly string[];
}

const faultId = 'policyRoles-fault';

/** A box to tick for each role. */
export function PolicyRoles({ roles, chosen }: PolicyRolesProps) {
  const fault = useFieldFault('policyRoles');
  const words = translate(policyLabels, consoleLanguage);
  return (
    <fieldset className={styles.roles} aria-describedby={fault ? faultId : undefined}>
      <legend>{words.roles}</legend>
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      {roles.map(({ id, name }) => (
        <label key={id} className={styles.role}>
          <input
            type="checkbox"
            name="policyRoles"
            value={id}
            defaultChecked={chosen.includes(id)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
