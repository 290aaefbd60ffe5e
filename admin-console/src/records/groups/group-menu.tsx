import type { RecordKind } from 'contract/review';
import { groupChoices } from 'contract/summary-requests';
import { LineIcon } from '../../base/line-icon';
import { ToolbarMenu } from '../../base/parts/toolbar-menu';
import { groupByLabel } from './group-by';
import { groupTexts } from './groups.texts';
import { useGroupChoice } from './use-group-choice';

/** Chooses what a table's rows are grouped by. */
export function GroupMenu({ kind }: { readonly kind: RecordKind }) {
  const { by, choose } = useGroupChoice(kind);
  return (
    <ToolbarMenu
      label={groupTexts.menu}
      icon={<GroupIcon />}
      choices={[
        { value: '', label: groupTexts.notGrouped },
        ...groupChoices(kind).map((value) => ({ value, label: groupByLabel(value) })),
      ]}
      chosen={by ?? ''}
      onChoose={(value) => {
        choose(value === '' ? undefined : value);
        return 'close';
      }}
    />
  );
}

const GroupIcon = () => <LineIcon path="M3.5 4.5h13m-9 3.6h9m-9 3.7h9m-13 3.7h13M4 8v4" />;
