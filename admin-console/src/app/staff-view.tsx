import { staffViews } from './staff-views';
import type { StaffViewKey } from './staff-views';

/** A view beside the sections, once its code is there. */
export function StaffView({ name }: { readonly name: StaffViewKey }) {
  const { View } = staffViews[name];
  return <View />;
}
