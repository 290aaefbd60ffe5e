import { departmentSizes } from '../generated/department-sizes';
import { departmentPictureTexts } from './department-pictures.texts';
import { makePictures } from './picture';

/** The keys are in the order of the departments page. */
export const departmentPictures = makePictures(
  'departments',
  departmentSizes,
  departmentPictureTexts,
);
