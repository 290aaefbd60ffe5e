import { useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router-dom';
import type { EntrySource } from 'contract/record-entry-requests';
import { recordName } from 'contract/record-identity';
import { Message } from 'shared-ui/message';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { recordAddress } from '../../base/model/record-address';
import type { SectionName } from '../../base/model/sections';
import { tellAdded } from '../../session/live/console-events';
import { loadEntryDraft, newRecord } from './entry-drafts';
import { EntryForm } from './entry-form';
import type { Added } from './entry-form';
import { sourceName, toSource } from './entry-options';
import { entryTexts } from './entry.texts';
import styles from './record-entries.module.css';

interface EntryDialogProps {
  /** The sections to which the user may add records. */
  readonly kinds: readonly SectionName[];
  readonly first: SectionName;
  readonly onClose: () => void;
}

/** Adds records to any section, one after another if the user wishes. It then opens what was added. */
export function EntryDialog({ kinds, first, onClose }: EntryDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 40rem)', { noSsr: true });
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const [source, setSource] = useState(() => findSource(first, 'telephone'));
  const [last, setLast] = useState<{ readonly added: Added; readonly count: number }>();
  const changeKind = (next: SectionName) => {
    setLast(undefined);
    setSource(findSource(next, source));
    setKind(next);
  };
  const finish = (added: Added, isNextWished: boolean) => {
    tellAdded(kind, added.record);
    if (isNextWished)
      return setLast(({ count = 0 } = { count: 0, added }) => ({ added, count: count + 1 }));
    onClose();
    void navigate(recordAddress(kind, added.record._id));
  };
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} className={styles.title}>
        {entryTexts.title}
      </DialogTitle>
      <DialogContent className={styles.content}>
        {last && (
          <Message key={last.count} tone="success">
            {describe(last.added, kind)}
          </Message>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-kind`}>{entryTexts.section}</label>
          <select
            id={`${id}-kind`}
            lang={fixedLanguage}
            value={kind}
            onChange={({ target }) => changeKind(kinds.find((one) => one === target.value) ?? kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {sectionTitles[one]}
              </option>
            ))}
          </select>
        </div>
        <EntryForm
          key={`${kind} ${last?.count ?? 0}`}
          kind={kind}
          source={source}
          onSource={setSource}
          onAdded={finish}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

/** How the record came that was begun in a section and not sent. */
const findSource = (kind: SectionName, otherwise: EntrySource): EntrySource =>
  toSource(loadEntryDraft(kind, newRecord)[sourceName]) ?? otherwise;

function describe({ record, isMailed, isMailWished }: Added, kind: SectionName): string {
  const name = recordName(record) || entryTexts.nameless;
  const mail = isMailed ? entryTexts.mailed : isMailWished ? entryTexts.notMailed : '';
  return [entryTexts.added(name, sectionTitles[kind]), mail].filter(Boolean).join(' ');
}
