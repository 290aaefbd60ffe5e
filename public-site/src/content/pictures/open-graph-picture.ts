import { openGraphSize } from '../generated/open-graph-size';
import { openGraphAlt } from './open-graph-picture.texts';

/** Shown when a page of the site is shared; one JPEG, for every service reads it. */
export const openGraphPicture = {
  src: '/art/open-graph.jpg',
  ...openGraphSize,
  alt: openGraphAlt,
};
