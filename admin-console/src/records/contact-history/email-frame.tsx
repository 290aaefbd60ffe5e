import { useId } from 'react';
import type { ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { getEmailDrafts } from 'contract/contact-history-requests';
import type { EmailDrafts } from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface EmailFrameProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (drafts: EmailDrafts) => ReactNode;
}

/** A dialog that loads the drafts of emails. It returns the focus to what opened it. */
export function EmailFrame({ kind, recordId, title, onClose, children }: EmailFrameProps) {
  const titleId = useId();
  const answer = useRequest(getEmailDrafts, { kind, id: recordId });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Loaded answer={answer} notLoaded={answer.reason ?? contactHistoryTexts.draftsNotLoaded}>
          {children}
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
