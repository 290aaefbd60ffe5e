import { staffViews } from './staff-views';
import type { StaffViewKey } from './staff-views';

/** A view beside the sections, loaded lazily. */
export function StaffView({ name }: { readonly name: StaffViewKey }) {
  const { View } = staffViews[name];
  return <View />;
}
