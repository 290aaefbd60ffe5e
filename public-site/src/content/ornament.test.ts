import { siteAreas } from '../areas/site-areas';
import { windows } from '../pages/city-event/city-event-page';
import { galleryPictures } from './pictures/gallery-pictures';

it('adorns pages with pieces that the gallery has', () => {
  const ornaments = [
    ...Object.values(siteAreas).map(({ window }) => window),
    ...Object.values(windows),
  ];
  for (const { src, widths, width, height } of ornaments) {
    const piece = Object.values(galleryPictures).find((picture) => picture.src === src);
    expect(piece).toMatchObject({ src, widths, width, height });
  }
});
