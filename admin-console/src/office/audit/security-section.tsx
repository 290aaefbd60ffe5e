import { useState } from 'react';
import { getSecurityLog, securityLevels } from 'contract/security-log-requests';
import type { SecurityEntry, SecurityLevel } from 'contract/security-log-requests';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import styles from './audit-view.module.css';
import { securityTexts as words } from './security.texts';
import { writeTime } from './audit-labels';

/** Attempts against the server: wrong passwords, missing rights, exceeded rate limits. */
export function SecuritySection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.choice} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{words.title}</summary>
      {isOpen && <Attempts />}
    </details>
  );
}

function Attempts() {
  const [level, setLevel] = useState<SecurityLevel>();
  const answer = useRequest(getSecurityLog, { query: level === undefined ? {} : { level } });
  return (
    <>
      <p>{words.intro}</p>
      <label>
        {words.level}{' '}
        <select
          value={level ?? ''}
          onChange={({ target }) => setLevel(securityLevels.find((one) => one === target.value))}
        >
          <option value="">{words.all}</option>
          {securityLevels.map((one) => (
            <option key={one} value={one}>
              {words.levels[one]}
            </option>
          ))}
        </select>
      </label>
      <Loaded answer={answer} notLoaded={answer.reason ?? words.failed}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p role="status">{words.none}</p>
          ) : (
            <ul aria-label={words.title}>
              {entries.map((entry) => (
                <li key={entry._id}>{describe(entry)}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const describe = ({
  lastAt,
  level,
  event,
  count,
  audience,
  name,
  network,
}: SecurityEntry): string =>
  [
    `${words.levels[level]}: ${words.events[event]}${count > 1 ? ` (${words.times(count)})` : ''}`,
    name && (audience === 'member' ? words.member(name) : name),
    network && words.from(network),
    writeTime(lastAt),
  ]
    .filter(Boolean)
    .join(', ');
