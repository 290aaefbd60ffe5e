import type * as english from 'public-site/content/pictures/hero-pictures.texts';

export const heroPictureTexts: typeof english.heroPictureTexts = {
  dawn: {
    alt: 'Glasfenster: eine weiße Taube mit Ölzweig vor der aufgehenden Sonne über Innsbruck.',
  },
  noon: {
    alt: 'Glasfenster: eine aufgeschlagene Bibel in goldener Scheibe unter der Mittagssonne, dahinter Schneeberge und grüne Wiesen.',
  },
  dusk: {
    alt: 'Glasfenster: ein hohes Kreuz vor der untergehenden Sonne, der Himmel violett, rosa und orange über dunklen Bergen.',
  },
  night: {
    alt: 'Glasfenster: ein großer Stern mit langem Strahl über der nächtlichen Nordkette, warmes Licht in den Fenstern der Stadt.',
  },
  spring: {
    alt: 'Glasfenster: ein breiter Baum in vollem Laub am Fluss im Frühling, dahinter noch Schnee auf den Gipfeln.',
  },
  autumn: {
    alt: 'Glasfenster: eine Garbe reifen Weizens vor einer weiten goldenen Sonne, herbstliche Lärchen an den Hängen.',
  },
  winter: {
    alt: 'Glasfenster: eine Kapelle mit spitzem Turm und hellen Fenstern im tiefen Schnee unter den winterlichen Bergen.',
  },
  ember: {
    alt: 'Glasfenster: eine Reihe Orgelpfeifen vor glühend rotem und goldenem Abendhimmel, dahinter dunkel die Berge.',
  },
};
