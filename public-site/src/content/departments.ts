import { departmentTexts } from './departments.texts';
import type { DepartmentId } from './departments.texts';
import { departmentPictures } from './pictures/department-pictures';

/** In the order of SPEC 2.8. */
const ids: readonly DepartmentId[] = [
  'prayer',
  'follow-up',
  'sunday-school',
  'city-head-pastor',
  'men',
  'records',
  'protocol',
  'finance',
  'music',
  'choir',
  'ushering',
  'media-sound',
  'media-support',
  'coordination',
  'building',
  'children',
];

/** The departments of the church (SPEC 2.8). */
export const departments = ids.map((id) => ({
  id,
  ...departmentTexts[id],
  picture: departmentPictures[id],
}));
