import { exportFormats } from 'contract/export-requests';
import { LineIcon } from '../../base/line-icon';
import { ToolbarMenu } from '../../base/parts/toolbar-menu';
import { exportForecast } from './describe-export';
import { exportTexts } from './export.texts';
import type { ExportedTable } from './exported-table';
import { useExport } from './use-export';

interface ExportMenuProps {
  readonly table: ExportedTable;
  readonly disabled: boolean;
}

/** Exports the table as a file or to a printer. Renders nothing for users who may not export. */
export function ExportMenu({ table, disabled }: ExportMenuProps) {
  const { mayExport, choose, printLabel, forget, status } = useExport(table);
  if (!mayExport) return null;
  return (
    <>
      <ToolbarMenu
        label={exportTexts.menu}
        icon={<ExportIcon />}
        disabled={disabled}
        onChoose={(format) => (choose(format) ? 'stay-open' : 'close')}
        onClose={forget}
        note={exportForecast(table)}
        choices={exportFormats.map((format) => ({
          value: format,
          label: format === 'print' ? printLabel : exportTexts.formats[format],
        }))}
      />
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}

const ExportIcon = () => <LineIcon path="M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 13v3.5h12V13" />;
