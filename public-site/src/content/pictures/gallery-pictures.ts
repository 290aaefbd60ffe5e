import { gallerySizes } from '../generated/gallery-sizes';
import { galleryPictureTexts } from './gallery-pictures.texts';
import { makePictures } from './picture';

export const galleryPictures = Object.values(
  makePictures('gallery', gallerySizes, galleryPictureTexts),
);
