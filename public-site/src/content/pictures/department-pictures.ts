import { departmentSizes } from '../generated/department-sizes';
import { departmentPictureTexts } from './department-pictures.texts';
import { makePictures } from './picture';

/** In the order of the departments page. */
export const departmentPictures = makePictures(
  'departments',
  departmentSizes,
  departmentPictureTexts,
);
