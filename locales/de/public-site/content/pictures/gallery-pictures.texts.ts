import type * as english from 'public-site/content/pictures/gallery-pictures.texts';

export const galleryPictureTexts: typeof english.galleryPictureTexts = {
  dove: {
    alt: 'Glasfenster: eine weiße Taube mit Ölzweig über der verschneiten Nordkette.',
    caption: 'Friede über dem Tal',
  },
  wheat: {
    alt: 'Glasfenster: eine Weizengarbe vor einer großen Herbstsonne in einem Spitzbogen.',
    caption: 'Erstlingsgaben',
  },
  lamb: {
    alt: 'Glasfenster: ein Lamm mit der Osterfahne auf einer Frühlingswiese.',
    caption: 'Siehe, das ist Gottes Lamm',
  },
  candle: {
    alt: 'Glasfenster: eine brennende Kerze in einem Ring aus Gold und Blau, ringsum Sterne und nächtliche Berge.',
    caption: 'Ein Licht in der Nacht',
  },
  book: {
    alt: 'Glasfenster: eine aufgeschlagene Bibel mit rotem Lesezeichen vor dem Sonnenaufgang.',
    caption: 'Das offene Wort',
  },
  bell: {
    alt: 'Glasfenster: eine goldene Glocke mit rotem Band, die über einem Wintertal läutet.',
    caption: 'Die Glocke ruft alle',
  },
  lily: {
    alt: 'Glasfenster: drei weiße Lilien an einem Stängel im Frühlingslicht.',
    caption: 'Schauet die Lilien',
  },
  organ: {
    alt: 'Glasfenster: goldene und silberne Orgelpfeifen vor einer roten Abendsonne.',
    caption: 'Lobet ihn mit Pfeifen',
  },
  hands: {
    alt: 'Glasfenster: zum Gebet gefaltete Hände vor der untergehenden Sonne.',
    caption: 'Das Abendgebet',
  },
  key: {
    alt: 'Glasfenster: ein goldener Schlüssel auf einer Scheibe aus Grün und Hellblau.',
    caption: 'Der Schlüssel zum Himmelreich',
  },
  cross: {
    alt: 'Glasfenster: ein rotes Kreuz mit goldenem Stern in der Mitte vor der aufgehenden Sonne.',
    caption: 'Ostermorgen',
  },
  chalice: {
    alt: 'Glasfenster: ein goldener Kelch mit dem Brot darüber auf weinroter Scheibe.',
    caption: 'Der Tisch ist gedeckt',
  },
  ship: {
    alt: 'Glasfenster: ein Schiff mit einem Kreuz auf dem Segel auf hellem Wasser unter den Bergen.',
    caption: 'Sicher ans andere Ufer',
  },
  star: {
    alt: 'Glasfenster: ein großer Stern über einer schlafenden Stadt mit hellen Fenstern.',
    caption: 'Der Stern blieb stehen',
  },
  vine: {
    alt: 'Glasfenster: zwei blaue Trauben an einer Rebe mit grünen Blättern.',
    caption: 'Ich bin der Weinstock',
  },
  fish: {
    alt: 'Glasfenster: zwei silberne Fische, die auf blauer Scheibe aneinander vorbeischwimmen.',
    caption: 'Menschenfischer',
  },
  harp: {
    alt: 'Glasfenster: eine goldene Harfe vor einem violetten Abend.',
    caption: 'Davids Harfe',
  },
  trumpet: {
    alt: 'Glasfenster: eine goldene Posaune mit rotem Banner in glühendem Himmel.',
    caption: 'Die letzte Posaune',
  },
  crown: {
    alt: 'Glasfenster: eine goldene Krone mit Edelsteinen auf violetter Scheibe.',
    caption: 'Die Krone des Lebens',
  },
  anchor: {
    alt: 'Glasfenster: ein silberner Anker mit goldenem Tau.',
    caption: 'Ein Anker der Seele',
  },
  olive: {
    alt: 'Glasfenster: ein Olivenzweig mit dunklen Früchten in grünem Licht.',
    caption: 'Nach der Flut',
  },
  lamp: {
    alt: 'Glasfenster: eine brennende goldene Öllampe in einer Scheibe aus Bernstein und Nachtblau.',
    caption: 'Meines Fußes Leuchte',
  },
  tree: {
    alt: 'Glasfenster: ein breiter Baum mit roten Früchten am Ufer eines Flusses.',
    caption: 'Gepflanzt an den Wasserbächen',
  },
  bridge: {
    alt: 'Glasfenster: eine Steinbrücke mit drei Laternen über dem Fluss, dahinter Häuser und Berge.',
    caption: 'Die Brücke über den Inn',
  },
  door: {
    alt: 'Glasfenster: ein steinernes Portal mit offenen Türen, goldenes Licht darin, ringsum Schnee.',
    caption: 'Die Tür steht offen',
  },
  rose: {
    alt: 'Glasfenster: ein rundes Fenster mit zwölf roten und violetten Blütenblättern.',
    caption: 'Die Fensterrose',
  },
  jar: {
    alt: 'Glasfenster: ein Tonkrug, aus dem klares Wasser fließt.',
    caption: 'Lebendiges Wasser',
  },
  bread: {
    alt: 'Glasfenster: zwei Brote auf weißem Tuch in warmem Abendlicht.',
    caption: 'Unser täglich Brot',
  },
  crook: {
    alt: 'Glasfenster: ein Hirtenstab mit zwei grünen Blättern.',
    caption: 'Der gute Hirte',
  },
  ark: {
    alt: 'Glasfenster: die Arche auf den Wellen unter einem Regenbogen.',
    caption: 'Der Bogen in den Wolken',
  },
  flame: {
    alt: 'Glasfenster: eine rote und goldene Flamme auf blauer Scheibe.',
    caption: 'Pfingsten',
  },
  edelweiss: {
    alt: 'Glasfenster: ein blühendes Edelweiß vor verschneiten Gipfeln.',
    caption: 'Edelweiß',
  },
  drum: {
    alt: 'Glasfenster: eine westafrikanische Trommel vor einer großen roten Sonne.',
    caption: 'Trommeln zum Lob',
  },
  chapel: {
    alt: 'Glasfenster: eine Kapelle mit grünem Turm im tiefen Schnee.',
    caption: 'Kapelle im Winter',
  },
  'golden-roof': {
    alt: 'Glasfenster: das Goldene Dachl in Innsbruck, dahinter die Berge.',
    caption: 'Unter dem Goldenen Dachl',
  },
  palm: {
    alt: 'Glasfenster: eine Palme am Ufer vor der Abendsonne.',
    caption: 'Grüße aus Monrovia und Lagos',
  },
};
