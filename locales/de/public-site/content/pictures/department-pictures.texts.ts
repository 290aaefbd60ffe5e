import type * as english from 'public-site/content/pictures/department-pictures.texts';

export const departmentPictureTexts: typeof english.departmentPictureTexts = {
  prayer: { alt: 'Glasfenster: gefaltete Hände auf violetter Scheibe.' },
  'follow-up': { alt: 'Glasfenster: ein Hirtenstab auf hellgrüner Scheibe.' },
  'sunday-school': { alt: 'Glasfenster: eine aufgeschlagene Bibel auf goldener Scheibe.' },
  'city-head-pastor': { alt: 'Glasfenster: ein rot-weißes Zelt mit Fahne unter den Bergen.' },
  men: { alt: 'Glasfenster: ein blauer Schild mit weißem Kreuz.' },
  records: { alt: 'Glasfenster: eine Schriftrolle und eine blaue Feder.' },
  protocol: { alt: 'Glasfenster: ein goldener Schlüssel auf blauer Scheibe bei Nacht.' },
  finance: { alt: 'Glasfenster: eine Opferschale mit Goldmünzen.' },
  music: { alt: 'Glasfenster: eine goldene Harfe auf weinroter Scheibe.' },
  choir: { alt: 'Glasfenster: bunte Noten auf steigenden Linien.' },
  ushering: { alt: 'Glasfenster: eine offene Kirchentür mit Licht dahinter.' },
  'media-sound': { alt: 'Glasfenster: ein silbernes Mikrofon mit goldenen Schallwellen.' },
  'media-support': { alt: 'Glasfenster: ein Bildschirm mit bunten Tonpegeln.' },
  coordination: { alt: 'Glasfenster: eine Windrose in Blau, Rot und Gold.' },
  building: { alt: 'Glasfenster: eine Maurerkelle auf einer Mauer aus roten Ziegeln.' },
  children: { alt: 'Glasfenster: drei Kinder Hand in Hand unter einem Drachen.' },
};
