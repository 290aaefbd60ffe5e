import { useState } from 'react';
import { importTargets } from 'contract/import-plan';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { Message } from 'shared-ui/message';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { useRights } from '../../../session/staff-account';
import { BusyButton } from '../busy-button';
import styles from '../import.module.css';
import { importTexts } from '../import.texts';
import { Step } from '../step';
import type { ImportSettings, ImportState, OpenFile } from '../use-import';
import { ColumnList } from './column-list';
import { columnsTexts as words } from './columns.texts';
import { RowSettings } from './row-settings';

interface ColumnsStepProps {
  readonly state: ImportState;
  readonly file: OpenFile;
  readonly settings: ImportSettings;
}

/** Where the rows go, what each column is, and what is said once for all rows. */
export function ColumnsStep({ state, file, settings }: ColumnsStepProps) {
  const rights = useRights();
  const kinds = recordKinds.filter((kind) => rights?.has(`${kind}:review`));
  const { target } = settings;
  const [failure, setFailure] = useState<{ readonly text: string }>();
  const readAs = async (chosen: ImportSettings['target']) => {
    const text = await state.readAs({ target: chosen });
    setFailure(text === undefined ? undefined : { text });
  };
  const isTarget = kinds.some((kind) => kind === target) || target === 'as-said';
  return (
    <Step title={words.title} focusOn={file.info.fileDigest}>
      {kinds.length === 0 && <p>{words.noTarget}</p>}
      <label className={styles.setting}>
        <span>{words.target}</span>
        <select
          value={target}
          onChange={({ target: { value } }) => {
            const chosen = importTargets.find((one) => one === value);
            if (chosen) void readAs(chosen);
          }}
        >
          {!isTarget && <option value={target}>{titleOf(target)}</option>}
          {kinds.map((kind) => (
            <option key={kind} value={kind} lang={fixedLanguage}>
              {sectionTitles[kind]}
            </option>
          ))}
          <option value="as-said">{words.asSaid}</option>
        </select>
      </label>
      {failure && <Message tone="error">{failure.text}</Message>}
      <ColumnList
        columns={file.info.columns}
        settings={settings}
        kinds={kinds}
        onChange={(columns) => state.change({ columns: [...columns] })}
      />
      <RowSettings foundOrder={file.info.dateOrder} settings={settings} onChange={state.change} />
      {!state.checked && kinds.length > 0 && (
        <BusyButton
          label={importTexts.check.submit}
          busy={importTexts.check.checking}
          onPress={state.check}
        />
      )}
    </Step>
  );
}

const titleOf = (target: ImportSettings['target']) =>
  target === 'as-said' ? words.asSaid : sectionTitles[target satisfies RecordKind];
