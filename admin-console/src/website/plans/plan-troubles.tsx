import { Link } from 'react-router-dom';
import type { PlanTrouble } from 'contract/stored-entry';
import { Message } from 'shared-ui/message';
import { planTexts } from './plan.texts';
import { entryAddress } from '../website-address';
import { websiteKindTexts } from '../website-kinds.texts';
import styles from './plan.module.css';

interface PlanTroublesProps {
  /** Undefined until it is loaded. */
  readonly troubles: readonly PlanTrouble[] | undefined;
}

/** Planned actions that did not happen in time, with links. Shown on all pages of the website's part of the console. */
export function PlanTroubles({ troubles = [] }: PlanTroublesProps) {
  if (troubles.length === 0) return null;
  return (
    <Message tone="error">
      <p>{planTexts.troubles}</p>
      <ul className={styles.troubles}>
        {troubles.map(({ kind, id, deed, state }) => (
          <li key={`${kind}/${id}/${deed}`}>
            <Link to={entryAddress(kind, id)}>
              {planTexts.trouble[deed][state](websiteKindTexts.kinds[kind])}
            </Link>
          </li>
        ))}
      </ul>
    </Message>
  );
}
