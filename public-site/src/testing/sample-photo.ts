export const samplePhotoId = '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f';

export const samplePhoto = {
  kind: 'picture',
  ...{ width: 1200, height: 900, widths: [320, 640, 1200] },
  focalPoint: { x: 0.52, y: 0.18 },
  alt: 'The choir sings',
} as const;
