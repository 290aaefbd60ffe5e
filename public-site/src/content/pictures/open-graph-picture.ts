import { openGraphSize } from '../generated/open-graph-size';
import { openGraphAlt } from './open-graph-picture.texts';

/** The picture for shared links to the site, as a JPEG, which every service can read. */
export const openGraphPicture = {
  src: '/art/open-graph.jpg',
  ...openGraphSize,
  alt: openGraphAlt,
};
