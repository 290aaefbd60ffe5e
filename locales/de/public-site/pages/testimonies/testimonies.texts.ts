import type * as english from 'public-site/pages/testimonies/testimonies.texts';

export const testimoniesTexts: typeof english.testimoniesTexts = {
  listTitle: 'Was andere erlebt haben',
  anonymous: 'Anonym',
  loading: 'Wird geladen …',
  empty: 'Deines könnte das erste sein.',
  earlier: 'Frühere Zeugnisse',
  newest: 'Die neuesten Zeugnisse',
  added: (count) =>
    count === 1 ? 'Ein früheres Zeugnis ist da.' : `${count} frühere Zeugnisse sind da.`,
  noneAdded: 'Es gibt keine früheren Zeugnisse.',
  failed: 'Die früheren Zeugnisse ließen sich nicht laden. Bitte versuch es noch einmal.',
};
