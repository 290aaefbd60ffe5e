import { listImports } from 'contract/import-requests';
import { useStaff } from '../../../records/colleagues/staff';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import styles from '../import.module.css';
import { importTexts } from '../import.texts';
import { Step } from '../step';
import { ImportCard } from './import-card';

const { list: words } = importTexts;

/** The imports of all colleagues, with their reports, and what can be done with them. */
export function ImportList() {
  const answer = useRequest(listImports, {});
  const staff = useStaff();
  return (
    <Step title={words.title}>
      <Loaded answer={answer} notLoaded={answer.reason ?? words.notLoaded}>
        {({ imports }) =>
          imports.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {imports.map((finished) => (
                <ImportCard key={finished._id} finished={finished} staff={staff} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Step>
  );
}
