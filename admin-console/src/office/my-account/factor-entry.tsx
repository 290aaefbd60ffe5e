import { useEffect, useRef, useState } from 'react';
import type { StaffFactor } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { RemoveFactor } from './remove-factor';
import { RenameFactor } from './rename-factor';

interface FactorEntryProps {
  readonly factor: StaffFactor;
  readonly isLast: boolean;
  readonly onChanged: (said: string) => void;
}

type Task = 'rename' | 'remove';

/** One second factor, to rename or remove. */
export function FactorEntry({ factor, isLast, onChanged }: FactorEntryProps) {
  const { factors: words } = myAccountTexts;
  const [task, setTask] = useState<Task>();
  const [left, setLeft] = useState<Task>();
  const leave = () => {
    setLeft(task);
    setTask(undefined);
  };
  const renamed = (name: string) => {
    setLeft(undefined);
    setTask(undefined);
    onChanged(words.renamed(name));
  };
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.name}>{factor.name}</span>
        {!task && <Tools name={factor.name} left={left} onTask={setTask} />}
      </div>
      <p className={styles.hint}>{aboutFactor(factor)}</p>
      {task === 'rename' && <RenameFactor factor={factor} onRenamed={renamed} onCancel={leave} />}
      {task === 'remove' && (
        <RemoveFactor
          factor={factor}
          isLast={isLast}
          onRemoved={() => onChanged(words.removed(factor.name))}
          onKeep={leave}
        />
      )}
    </li>
  );
}

function aboutFactor({ kind, createdAt, lastUsedAt }: StaffFactor): string {
  const { about, kinds } = myAccountTexts.factors;
  const added = innsbruckTime(createdAt) ?? '';
  return about(kinds[kind], added, innsbruckTime(lastUsedAt));
}

interface ToolsProps {
  readonly name: string;
  /** The task that was cancelled: its button gets the focus back. */
  readonly left: Task | undefined;
  readonly onTask: (task: Task) => void;
}

function Tools({ name, left, onTask }: ToolsProps) {
  const { factors: words } = myAccountTexts;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.tools}>
      <Button
        ref={left === 'rename' ? button : null}
        variant="quiet"
        aria-label={words.renameOne(name)}
        onClick={() => onTask('rename')}
      >
        {words.rename}
      </Button>
      <Button
        ref={left === 'remove' ? button : null}
        variant="quiet"
        aria-label={words.removeOne(name)}
        onClick={() => onTask('remove')}
      >
        {words.remove}
      </Button>
    </div>
  );
}
