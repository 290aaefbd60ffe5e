import { heroSizes } from '../generated/hero-sizes';
import { heroPictureTexts } from './hero-pictures.texts';
import { makePictures } from './picture';

export const heroPictures = makePictures('hero', heroSizes, heroPictureTexts);
