import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { saveFile } from '../../base/parts/save-file';
import { getAdminEmail } from '../admin-session';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the user has kept the codes and the page may hide them. */
  readonly onKept: () => void;
}

/** Ten recovery codes, shown only once. They take the focus, because the button that was pressed is gone. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const titleId = useId();
  const { codes: labels } = enrolmentTexts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={titleId} className={styles.codes}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {labels.title}
      </h2>
      <p>{labels.intro}</p>
      <ol className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <KeepingTools codes={codes} />
      <Button onClick={onKept}>{labels.kept}</Button>
    </section>
  );
}

function KeepingTools({ codes }: { readonly codes: readonly string[] }) {
  const { codes: labels } = enrolmentTexts;
  const [copy, setCopy] = useState<{ readonly times: number; readonly isDone: boolean }>();
  const copyCodes = async () => {
    const isDone = await copyText(codes.join('\n'));
    setCopy((before) => ({ times: (before?.times ?? 0) + 1, isDone }));
  };
  const download = () => {
    const head = labels.fileHead(getAdminEmail() ?? '');
    const text = [head, '', ...codes, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), labels.fileName);
  };
  return (
    <>
      <div className={styles.tools}>
        <Button variant="secondary" onClick={download}>
          {labels.download}
        </Button>
        <Button variant="secondary" onClick={() => void copyCodes()}>
          {labels.copy}
        </Button>
      </div>
      {copy && (
        <Message key={copy.times} tone={copy.isDone ? 'success' : 'error'}>
          {copy.isDone ? labels.copied : labels.notCopied}
        </Message>
      )}
    </>
  );
}

/** Browsers reject without permission, and old ones lack the API. */
async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
