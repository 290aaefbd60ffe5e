/* eslint-disable max-lines -- one list, a line for each picture */
import { gallerySizes } from '../generated/gallery-sizes';
import type { CaptionedPicture } from './picture';

export const galleryPictures = [
  {
    src: '/art/gallery/dove',
    ...gallerySizes.dove,
    alt: {
      en: 'Stained glass: a white dove with an olive twig over the snowy Nordkette.',
      de: 'Glasfenster: eine weiße Taube mit Ölzweig über der verschneiten Nordkette.',
    },
    caption: { en: 'Peace over the valley', de: 'Friede über dem Tal' },
  },
  {
    src: '/art/gallery/wheat',
    ...gallerySizes.wheat,
    alt: {
      en: 'Stained glass: a sheaf of wheat before a great autumn sun in a pointed arch.',
      de: 'Glasfenster: eine Weizengarbe vor einer großen Herbstsonne in einem Spitzbogen.',
    },
    caption: { en: 'First fruits', de: 'Erstlingsgaben' },
  },
  {
    src: '/art/gallery/lamb',
    ...gallerySizes.lamb,
    alt: {
      en: 'Stained glass: a lamb with the banner of the resurrection on a spring meadow.',
      de: 'Glasfenster: ein Lamm mit der Osterfahne auf einer Frühlingswiese.',
    },
    caption: { en: 'Behold the Lamb', de: 'Siehe, das ist Gottes Lamm' },
  },
  {
    src: '/art/gallery/candle',
    ...gallerySizes.candle,
    alt: {
      en: 'Stained glass: a burning candle in a ring of gold and blue, stars and night mountains around it.',
      de: 'Glasfenster: eine brennende Kerze in einem Ring aus Gold und Blau, ringsum Sterne und nächtliche Berge.',
    },
    caption: { en: 'A light in the night', de: 'Ein Licht in der Nacht' },
  },
  {
    src: '/art/gallery/book',
    ...gallerySizes.book,
    alt: {
      en: 'Stained glass: an open Bible with a red ribbon before the sunrise.',
      de: 'Glasfenster: eine aufgeschlagene Bibel mit rotem Lesezeichen vor dem Sonnenaufgang.',
    },
    caption: { en: 'The word stands open', de: 'Das Wort ist aufgetan' },
  },
  {
    src: '/art/gallery/bell',
    ...gallerySizes.bell,
    alt: {
      en: 'Stained glass: a golden bell with a red band, ringing over a winter valley.',
      de: 'Glasfenster: eine goldene Glocke mit rotem Band läutet über einem Wintertal.',
    },
    caption: { en: 'Called together', de: 'Zusammengerufen' },
  },
  {
    src: '/art/gallery/lily',
    ...gallerySizes.lily,
    alt: {
      en: 'Stained glass: three white lilies on one stem in spring light.',
      de: 'Glasfenster: drei weiße Lilien an einem Stängel im Frühlingslicht.',
    },
    caption: { en: 'Consider the lilies', de: 'Schauet die Lilien' },
  },
  {
    src: '/art/gallery/organ',
    ...gallerySizes.organ,
    alt: {
      en: 'Stained glass: golden and silver organ pipes before a red evening sun.',
      de: 'Glasfenster: goldene und silberne Orgelpfeifen vor einer roten Abendsonne.',
    },
    caption: { en: 'Praise him with pipes', de: 'Lobet ihn mit Pfeifen' },
  },
  {
    src: '/art/gallery/hands',
    ...gallerySizes.hands,
    alt: {
      en: 'Stained glass: hands folded in prayer before the setting sun.',
      de: 'Glasfenster: zum Gebet gefaltete Hände vor der untergehenden Sonne.',
    },
    caption: { en: 'The evening prayer', de: 'Das Abendgebet' },
  },
  {
    src: '/art/gallery/key',
    ...gallerySizes.key,
    alt: {
      en: 'Stained glass: a golden key on a disc of green and pale blue.',
      de: 'Glasfenster: ein goldener Schlüssel auf einer Scheibe aus Grün und Hellblau.',
    },
    caption: { en: 'The open kingdom', de: 'Das offene Reich' },
  },
  {
    src: '/art/gallery/cross',
    ...gallerySizes.cross,
    alt: {
      en: 'Stained glass: a red cross with a golden star at its centre before the rising sun.',
      de: 'Glasfenster: ein rotes Kreuz mit goldenem Stern in der Mitte vor der aufgehenden Sonne.',
    },
    caption: { en: 'Easter morning', de: 'Ostermorgen' },
  },
  {
    src: '/art/gallery/chalice',
    ...gallerySizes.chalice,
    alt: {
      en: 'Stained glass: a golden chalice with bread above it, on a wine-red disc.',
      de: 'Glasfenster: ein goldener Kelch mit dem Brot darüber auf weinroter Scheibe.',
    },
    caption: { en: 'The table is laid', de: 'Der Tisch ist gedeckt' },
  },
  {
    src: '/art/gallery/ship',
    ...gallerySizes.ship,
    alt: {
      en: 'Stained glass: a ship with a cross on its sail on bright water beneath the mountains.',
      de: 'Glasfenster: ein Schiff mit einem Kreuz auf dem Segel auf hellem Wasser unter den Bergen.',
    },
    caption: { en: 'Carried across', de: 'Sicher hinüber' },
  },
  {
    src: '/art/gallery/star',
    ...gallerySizes.star,
    alt: {
      en: 'Stained glass: a great star over a sleeping town with lit windows.',
      de: 'Glasfenster: ein großer Stern über einer schlafenden Stadt mit hellen Fenstern.',
    },
    caption: { en: 'The star stood still', de: 'Der Stern blieb stehen' },
  },
  {
    src: '/art/gallery/vine',
    ...gallerySizes.vine,
    alt: {
      en: 'Stained glass: two bunches of purple grapes on a vine with green leaves.',
      de: 'Glasfenster: zwei blaue Trauben an einer Rebe mit grünen Blättern.',
    },
    caption: { en: 'I am the vine', de: 'Ich bin der Weinstock' },
  },
  {
    src: '/art/gallery/fish',
    ...gallerySizes.fish,
    alt: {
      en: 'Stained glass: two silver fishes swimming past each other on a blue disc.',
      de: 'Glasfenster: zwei silberne Fische schwimmen auf blauer Scheibe aneinander vorbei.',
    },
    caption: { en: 'Fishers of men', de: 'Menschenfischer' },
  },
  {
    src: '/art/gallery/harp',
    ...gallerySizes.harp,
    alt: {
      en: 'Stained glass: a golden harp against a violet evening.',
      de: 'Glasfenster: eine goldene Harfe vor einem violetten Abend.',
    },
    caption: { en: "David's harp", de: 'Davids Harfe' },
  },
  {
    src: '/art/gallery/trumpet',
    ...gallerySizes.trumpet,
    alt: {
      en: 'Stained glass: a golden trumpet with a red banner in a burning sky.',
      de: 'Glasfenster: eine goldene Posaune mit rotem Banner in glühendem Himmel.',
    },
    caption: { en: 'The last trumpet', de: 'Die letzte Posaune' },
  },
  {
    src: '/art/gallery/crown',
    ...gallerySizes.crown,
    alt: {
      en: 'Stained glass: a golden crown with jewels on a violet disc.',
      de: 'Glasfenster: eine goldene Krone mit Edelsteinen auf violetter Scheibe.',
    },
    caption: { en: 'The crown of life', de: 'Die Krone des Lebens' },
  },
  {
    src: '/art/gallery/anchor',
    ...gallerySizes.anchor,
    alt: {
      en: 'Stained glass: a silver anchor with a golden rope.',
      de: 'Glasfenster: ein silberner Anker mit goldenem Tau.',
    },
    caption: { en: 'An anchor of the soul', de: 'Ein Anker der Seele' },
  },
  {
    src: '/art/gallery/olive',
    ...gallerySizes.olive,
    alt: {
      en: 'Stained glass: an olive branch with dark fruit in green light.',
      de: 'Glasfenster: ein Olivenzweig mit dunklen Früchten in grünem Licht.',
    },
    caption: { en: 'After the flood', de: 'Nach der Flut' },
  },
  {
    src: '/art/gallery/lamp',
    ...gallerySizes.lamp,
    alt: {
      en: 'Stained glass: a burning golden oil lamp in a disc of amber and night blue.',
      de: 'Glasfenster: eine brennende goldene Öllampe in einer Scheibe aus Bernstein und Nachtblau.',
    },
    caption: { en: 'A lamp unto my feet', de: 'Meines Fußes Leuchte' },
  },
  {
    src: '/art/gallery/tree',
    ...gallerySizes.tree,
    alt: {
      en: 'Stained glass: a broad tree with red fruit on the bank of a river.',
      de: 'Glasfenster: ein breiter Baum mit roten Früchten am Ufer eines Flusses.',
    },
    caption: { en: 'Planted by the water', de: 'Gepflanzt am Wasser' },
  },
  {
    src: '/art/gallery/bridge',
    ...gallerySizes.bridge,
    alt: {
      en: 'Stained glass: a stone bridge with three lamps over the river, houses and mountains behind it.',
      de: 'Glasfenster: eine Steinbrücke mit drei Laternen über dem Fluss, dahinter Häuser und Berge.',
    },
    caption: { en: 'The bridge over the Inn', de: 'Die Brücke über den Inn' },
  },
  {
    src: '/art/gallery/door',
    ...gallerySizes.door,
    alt: {
      en: 'Stained glass: a stone portal with open doors, golden light inside, snow around it.',
      de: 'Glasfenster: ein steinernes Portal mit offenen Türen, goldenes Licht darin, ringsum Schnee.',
    },
    caption: { en: 'The door stands open', de: 'Die Tür steht offen' },
  },
  {
    src: '/art/gallery/rose',
    ...gallerySizes.rose,
    alt: {
      en: 'Stained glass: a round window of twelve red and violet petals.',
      de: 'Glasfenster: ein rundes Fenster mit zwölf roten und violetten Blütenblättern.',
    },
    caption: { en: 'The rose window', de: 'Die Fensterrose' },
  },
  {
    src: '/art/gallery/jar',
    ...gallerySizes.jar,
    alt: {
      en: 'Stained glass: an earthen jar from which clear water pours.',
      de: 'Glasfenster: ein Tonkrug, aus dem klares Wasser fließt.',
    },
    caption: { en: 'Living water', de: 'Lebendiges Wasser' },
  },
  {
    src: '/art/gallery/bread',
    ...gallerySizes.bread,
    alt: {
      en: 'Stained glass: two loaves on a white cloth in warm evening light.',
      de: 'Glasfenster: zwei Brote auf weißem Tuch in warmem Abendlicht.',
    },
    caption: { en: 'Our daily bread', de: 'Unser täglich Brot' },
  },
  {
    src: '/art/gallery/crook',
    ...gallerySizes.crook,
    alt: {
      en: "Stained glass: a shepherd's crook with two green leaves.",
      de: 'Glasfenster: ein Hirtenstab mit zwei grünen Blättern.',
    },
    caption: { en: 'The good shepherd', de: 'Der gute Hirte' },
  },
  {
    src: '/art/gallery/ark',
    ...gallerySizes.ark,
    alt: {
      en: 'Stained glass: the ark on the waves beneath a rainbow.',
      de: 'Glasfenster: die Arche auf den Wellen unter einem Regenbogen.',
    },
    caption: { en: 'The bow in the cloud', de: 'Der Bogen in den Wolken' },
  },
  {
    src: '/art/gallery/flame',
    ...gallerySizes.flame,
    alt: {
      en: 'Stained glass: a red and golden flame on a blue disc.',
      de: 'Glasfenster: eine rote und goldene Flamme auf blauer Scheibe.',
    },
    caption: { en: 'Pentecost', de: 'Pfingsten' },
  },
  {
    src: '/art/gallery/edelweiss',
    ...gallerySizes.edelweiss,
    alt: {
      en: 'Stained glass: an edelweiss in flower before snowy peaks.',
      de: 'Glasfenster: ein blühendes Edelweiß vor verschneiten Gipfeln.',
    },
    caption: { en: 'Edelweiss', de: 'Edelweiß' },
  },
  {
    src: '/art/gallery/drum',
    ...gallerySizes.drum,
    alt: {
      en: 'Stained glass: a West African drum before a great red sun.',
      de: 'Glasfenster: eine westafrikanische Trommel vor einer großen roten Sonne.',
    },
    caption: { en: 'Drums of praise', de: 'Trommeln zum Lob' },
  },
  {
    src: '/art/gallery/chapel',
    ...gallerySizes.chapel,
    alt: {
      en: 'Stained glass: a chapel with a green spire in deep snow.',
      de: 'Glasfenster: eine Kapelle mit grünem Turm im tiefen Schnee.',
    },
    caption: { en: 'Winter chapel', de: 'Kapelle im Winter' },
  },
  {
    src: '/art/gallery/golden-roof',
    ...gallerySizes['golden-roof'],
    alt: {
      en: "Stained glass: Innsbruck's oriel with its roof of golden tiles, mountains behind it.",
      de: 'Glasfenster: das Goldene Dachl in Innsbruck, dahinter die Berge.',
    },
    caption: { en: 'Under the Golden Roof', de: 'Unter dem Goldenen Dachl' },
  },
  {
    src: '/art/gallery/palm',
    ...gallerySizes.palm,
    alt: {
      en: 'Stained glass: a palm on the shore before the evening sun.',
      de: 'Glasfenster: eine Palme am Ufer vor der Abendsonne.',
    },
    caption: { en: 'Greetings from Monrovia and Lagos', de: 'Grüße aus Monrovia und Lagos' },
  },
] as const satisfies readonly CaptionedPicture[];
