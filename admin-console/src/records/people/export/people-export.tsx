import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { language } from 'contract/language';
import { fileFormats } from 'contract/export-requests';
import type { FileFormat } from 'contract/export-requests';
import { exportPeople } from 'contract/people-export-requests';
import { recordKinds } from 'contract/review';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { LandmarkMenu } from '../../../base/parts/landmark-menu';
import { saveDatedFile } from '../../../base/parts/save-file';
import { sendForFile } from '../../../session/send';
import { useRights } from '../../../session/staff-account';
import type { ListedPersons } from '../people-address';
import { exportTexts } from '../../exports/export.texts';
import { peopleExportTexts } from './people-export.texts';

interface PeopleExportProps {
  /** Id of the person; absent for a list. */
  readonly person?: string;
  readonly listed?: ListedPersons;
  /** How many people the list has. */
  readonly total?: number;
  readonly say: OutcomeNoteState['say'];
}

/** Exports the people of a list, or one person, as a file. Renders nothing for users who may not export a section. */
export function PeopleExport({ person, listed, total = 0, say }: PeopleExportProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rights = useRights();
  const mayExport = recordKinds.some((kind) => rights?.has(`${kind}:export`) ?? true);
  const isSome = listed?.list === 'members' || (listed?.kind ?? listed?.filter) !== undefined;
  const label = isSome
    ? peopleExportTexts.some(total)
    : peopleExportTexts[person === undefined ? 'all' : 'one'];
  const save = async (format: FileFormat) => {
    setAnchor(null);
    const body = {
      ...{ format, language, ...(isSome && listed) },
      ...(person !== undefined && { person }),
    };
    const sent = await sendForFile(exportPeople, { body }, exportTexts.notExported);
    if (!sent.ok) return say({ tone: 'error', text: sent.message });
    saveDatedFile(sent.response, peopleExportTexts.fileName, format === 'xlsx' ? 'xlsx' : 'csv');
    const text = isSome ? peopleExportTexts.doneSome(total) : peopleExportTexts.done;
    say({ tone: 'success', text });
  };
  if (!mayExport) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <LandmarkMenu anchor={anchor} name={{ 'aria-label': label }} onClose={() => setAnchor(null)}>
        {fileFormats.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {exportTexts.formats[format]}
          </MenuItem>
        ))}
      </LandmarkMenu>
    </>
  );
}
