import { ministerSizes } from '../generated/minister-sizes';
import { ministerPictureTexts } from './minister-pictures.texts';
import { makePictures } from './picture';

export const ministerPictures = makePictures('ministers', ministerSizes, ministerPictureTexts);
