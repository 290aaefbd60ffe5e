import { gallerySizes } from '../generated/gallery-sizes';
import { galleryPictureTexts } from './gallery-pictures.texts';
import { makePictures } from './picture';

export const galleryPictures = makePictures('gallery', gallerySizes, galleryPictureTexts);
