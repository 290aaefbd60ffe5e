import { siteAreas } from '../areas/site-areas';
import { events } from './events';
import { galleryPictures } from './pictures/gallery-pictures';

it('adorns pages with pieces that the gallery has', () => {
  const ornaments = [...Object.values(siteAreas), ...events].map(({ window }) => window);
  for (const { src, widths, width, height } of ornaments) {
    const piece = galleryPictures.find((picture) => picture.src === src);
    expect(piece).toMatchObject({ src, widths, width, height });
  }
});
