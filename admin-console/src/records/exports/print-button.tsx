import { Button } from 'shared-ui/button';
import type { ExportedTable } from './exported-table';
import { useExport } from './use-export';

interface PrintButtonProps {
  readonly table: ExportedTable;
  readonly disabled: boolean;
}

/** Prints the table in one click. Renders nothing for users who may not export. */
export function PrintButton({ table, disabled }: PrintButtonProps) {
  const { mayExport, choose, printLabel, forget, status } = useExport(table);
  if (!mayExport) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={disabled || undefined}
        onClick={() => disabled || choose('print')}
        onBlur={forget}
      >
        {printLabel}
      </Button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
