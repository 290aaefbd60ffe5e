import { heroSizes } from '../generated/hero-sizes';
import { heroPictureTexts } from './hero-pictures.texts';
import { makePictures } from './picture';

/** The windows of the hero, as they follow each other. */
export const heroNames = Object.keys(heroSizes) as readonly (keyof typeof heroSizes)[];

const pictures = makePictures('hero', heroSizes, heroPictureTexts);

/** The first is the page's largest paint: fetch it eagerly, the others lazily. */
export const heroPictures = heroNames.map((name) => pictures[name]);
