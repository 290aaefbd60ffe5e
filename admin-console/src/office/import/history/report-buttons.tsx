import type { FileFormat } from 'contract/export-requests';
import { getImportReport } from 'contract/import-requests';
import { language } from 'contract/language';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { saveDatedFile } from '../../../base/parts/save-file';
import { sendForFile } from '../../../session/send';
import styles from '../import.module.css';
import { importTexts } from '../import.texts';
import { useWork } from '../use-work';

const { list: words } = importTexts;

const formats: readonly FileFormat[] = ['xlsx', 'csv', 'csv-excel'];

interface ReportButtonsProps {
  readonly id: string;
  /** The import, for screen readers. */
  readonly about: string;
}

/** Saves the report of an import: what became of each row, and why. */
export function ReportButtons({ id, about }: ReportButtonsProps) {
  const { isBusy, failure, work } = useWork();
  const save = async (format: FileFormat) => {
    const query = { format, language };
    const file = await sendForFile(getImportReport, { id, query }, words.noReport);
    if (!file.ok) return file.message;
    saveDatedFile(file.response, words.reportName, format === 'xlsx' ? 'xlsx' : 'csv');
    return undefined;
  };
  return (
    <div className={styles.tools}>
      <span>{words.report}</span>
      {formats.map((format) => (
        <Button
          key={format}
          variant="quiet"
          aria-disabled={isBusy || undefined}
          aria-label={`${words.report} ${words.formats[format]}: ${about}`}
          onClick={() => !isBusy && void work(() => save(format))}
        >
          {words.formats[format]}
        </Button>
      ))}
      {failure && <Message tone="error">{failure.text}</Message>}
    </div>
  );
}
