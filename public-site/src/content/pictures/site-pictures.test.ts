import { sitePictures } from 'contract/site-pictures';
import { departmentPictures } from './department-pictures';
import { galleryPictures } from './gallery-pictures';
import { heroPictures } from './hero-pictures';
import { ministerPictures } from './minister-pictures';
import { postPictures } from './post-pictures';

it('has every picture that staff may choose, and no other', () => {
  expect(Object.keys(ministerPictures)).toEqual(sitePictures.ministers);
  expect(Object.keys(departmentPictures)).toEqual(sitePictures.departments);
  expect(Object.keys(postPictures)).toEqual(sitePictures.posts);
  expect(Object.keys(heroPictures)).toEqual(sitePictures.hero);
  expect(Object.keys(galleryPictures)).toEqual(sitePictures.gallery);
});
