import type * as english from 'public-site/content/pictures/gallery-pictures.texts';

export const galleryPictureTexts: typeof english.galleryPictureTexts = {
  dove: { alt: 'Glasfenster: eine weiße Taube mit Ölzweig über der verschneiten Nordkette.' },
  wheat: { alt: 'Glasfenster: eine Weizengarbe vor einer großen Herbstsonne in einem Spitzbogen.' },
  lamb: { alt: 'Glasfenster: ein Lamm mit der Osterfahne auf einer Frühlingswiese.' },
  candle: {
    alt: 'Glasfenster: eine brennende Kerze in einem Ring aus Gold und Blau, ringsum Sterne und nächtliche Berge.',
  },
  book: {
    alt: 'Glasfenster: eine aufgeschlagene Bibel mit rotem Lesezeichen vor dem Sonnenaufgang.',
  },
  bell: {
    alt: 'Glasfenster: eine goldene Glocke mit rotem Band, die über einem Wintertal läutet.',
  },
  lily: { alt: 'Glasfenster: drei weiße Lilien an einem Stängel im Frühlingslicht.' },
  organ: { alt: 'Glasfenster: goldene und silberne Orgelpfeifen vor einer roten Abendsonne.' },
  hands: { alt: 'Glasfenster: zum Gebet gefaltete Hände vor der untergehenden Sonne.' },
  key: { alt: 'Glasfenster: ein goldener Schlüssel auf einer Scheibe aus Grün und Hellblau.' },
  cross: {
    alt: 'Glasfenster: ein rotes Kreuz mit goldenem Stern in der Mitte vor der aufgehenden Sonne.',
  },
  chalice: { alt: 'Glasfenster: ein goldener Kelch mit dem Brot darüber auf weinroter Scheibe.' },
  ship: {
    alt: 'Glasfenster: ein Schiff mit einem Kreuz auf dem Segel auf hellem Wasser unter den Bergen.',
  },
  star: { alt: 'Glasfenster: ein großer Stern über einer schlafenden Stadt mit hellen Fenstern.' },
  vine: { alt: 'Glasfenster: zwei blaue Trauben an einer Rebe mit grünen Blättern.' },
  fish: {
    alt: 'Glasfenster: zwei silberne Fische, die auf blauer Scheibe aneinander vorbeischwimmen.',
  },
  harp: { alt: 'Glasfenster: eine goldene Harfe vor einem violetten Abend.' },
  trumpet: { alt: 'Glasfenster: eine goldene Posaune mit rotem Banner in glühendem Himmel.' },
  crown: { alt: 'Glasfenster: eine goldene Krone mit Edelsteinen auf violetter Scheibe.' },
  anchor: { alt: 'Glasfenster: ein silberner Anker mit goldenem Tau.' },
  olive: { alt: 'Glasfenster: ein Olivenzweig mit dunklen Früchten in grünem Licht.' },
  lamp: {
    alt: 'Glasfenster: eine brennende goldene Öllampe in einer Scheibe aus Bernstein und Nachtblau.',
  },
  tree: { alt: 'Glasfenster: ein breiter Baum mit roten Früchten am Ufer eines Flusses.' },
  bridge: {
    alt: 'Glasfenster: eine Steinbrücke mit drei Laternen über dem Fluss, dahinter Häuser und Berge.',
  },
  door: {
    alt: 'Glasfenster: ein steinernes Portal mit offenen Türen, goldenes Licht darin, ringsum Schnee.',
  },
  rose: { alt: 'Glasfenster: ein rundes Fenster mit zwölf roten und violetten Blütenblättern.' },
  jar: { alt: 'Glasfenster: ein Tonkrug, aus dem klares Wasser fließt.' },
  bread: { alt: 'Glasfenster: zwei Brote auf weißem Tuch in warmem Abendlicht.' },
  crook: { alt: 'Glasfenster: ein Hirtenstab mit zwei grünen Blättern.' },
  ark: { alt: 'Glasfenster: die Arche auf den Wellen unter einem Regenbogen.' },
  flame: { alt: 'Glasfenster: eine rote und goldene Flamme auf blauer Scheibe.' },
  edelweiss: { alt: 'Glasfenster: ein blühendes Edelweiß vor verschneiten Gipfeln.' },
  drum: { alt: 'Glasfenster: eine westafrikanische Trommel vor einer großen roten Sonne.' },
  chapel: { alt: 'Glasfenster: eine Kapelle mit grünem Turm im tiefen Schnee.' },
  'golden-roof': { alt: 'Glasfenster: das Goldene Dachl in Innsbruck, dahinter die Berge.' },
  palm: { alt: 'Glasfenster: eine Palme am Ufer vor der Abendsonne.' },
};
