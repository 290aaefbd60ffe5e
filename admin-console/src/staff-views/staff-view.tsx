import { Suspense } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { StatusNote } from '../parts/status-note';
import { staffViewLabels } from './staff-view-labels';
import { staffViews } from './staff-views';
import type { StaffViewKey } from './staff-views';

/** A view beside the sections, once its code is there. */
export function StaffView({ name }: { readonly name: StaffViewKey }) {
  const { View } = staffViews[name];
  return (
    <Suspense fallback={<StatusNote text={translate(staffViewLabels, consoleLanguage).loading} />}>
      <View />
    </Suspense>
  );
}
