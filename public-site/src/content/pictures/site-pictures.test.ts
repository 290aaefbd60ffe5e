import { sitePictures } from 'contract/site-pictures';
import { departmentPictures } from './department-pictures';
import { ministerPictures } from './minister-pictures';

it('has every picture that staff may choose, and no other', () => {
  expect(Object.keys(ministerPictures)).toEqual(sitePictures.ministers);
  expect(Object.keys(departmentPictures)).toEqual(sitePictures.departments);
});
