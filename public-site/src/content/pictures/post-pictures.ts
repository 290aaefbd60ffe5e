import { postSizes } from '../generated/post-sizes';
import { postPictureTexts } from './post-pictures.texts';
import { makePictures } from './picture';

export const postPictures = makePictures('posts', postSizes, postPictureTexts);
