interface BlogTexts {
  readonly title: string;
  readonly description: string;
  readonly verse: { readonly words: string; readonly place: string };
  readonly readMore: string;
}

export const blogTexts: BlogTexts = {
  title: 'Church Blog',
  description:
    'Stories from the life of the church: nights of worship, young people and the streets of our city.',
  verse: {
    words: 'Come and hear, all ye that fear God, and I will declare what he hath done for my soul.',
    place: 'Psalm 66:16',
  },
  readMore: 'Read More',
};
