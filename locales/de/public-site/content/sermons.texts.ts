import type * as english from 'public-site/content/sermons.texts';

/** The recordings are in English, with the German text below them. Verses are Luther's of 1912. */
export const sermonTexts: typeof english.sermonTexts = {
  'the-door-is-open': {
    title: 'Die Tür steht offen',
    preacher: 'Gesamtleiter',
    passage: 'Offenbarung 3,8',
    transcript: [
      'Friede sei mit dir, wo immer du gerade zuhörst.',
      'In der Offenbarung sagt der Herr zu einer kleinen Gemeinde: Siehe, ich habe vor dir gegeben eine offene Tür, und niemand kann sie zuschließen.',
      'Achte darauf, wem er das sagt. Nicht den Starken. Er sagt es Menschen, von denen geschrieben steht, dass sie eine kleine Kraft hatten. Eine kleine. Das war genug.',
      'Vielleicht stehst du in dieser Woche vor vielen verschlossenen Türen. Ein Amt, das nicht antwortet. Ein Land, das noch keine Heimat ist. Ein Schweigen in der eigenen Familie. Schlag dir daran nicht die Hände wund.',
      'Dreh dich um. Da ist eine Tür, die nicht du geöffnet hast und die du nicht verlieren kannst. Christus selbst ist diese Tür. Durch ihn darfst du heute zum Vater kommen, so wie du bist, in deinem Arbeitsgewand und mit deinen halben Sätzen.',
      'Und wenn du hineingegangen bist, lass sie hinter dir offen. Es kommt jemand die Straße herauf, der so müde ist, wie du es warst.',
      'Herr, gib uns eine kleine Kraft, und lass sie genug sein. Amen.',
    ],
  },
  'a-lamp-for-one-step': {
    title: 'Licht für einen Schritt',
    preacher: 'Zweiter Pastor',
    passage: 'Psalm 119,105',
    transcript: [
      'Guten Abend, ihr Lieben.',
      'Im Psalm heißt es: Dein Wort ist meines Fußes Leuchte und ein Licht auf meinem Wege.',
      'Als Kind habe ich mir dabei ein großes Licht vorgestellt, so wie die Scheinwerfer am Fußballplatz. Aber die Lampen von damals waren klein. Man trug sie in der Hand, und sie zeigten den nächsten Schritt. Einen Schritt, und dann noch einen.',
      'Oft bitten wir Gott um eine Landkarte. Wir würden gern den ganzen Weg sehen, die schweren Stellen rot eingezeichnet. Er gibt uns etwas Besseres. Er gibt uns sein Wort für heute, und er geht mit.',
      'Lies also ein wenig, und lies jeden Tag. Nimm einen Satz mit in die Arbeit. Sag ihn dir in der Straßenbahn vor. Sag ihn in der Nacht, wenn du nicht schlafen kannst. Du wirst merken, dass er ruhig brennt und dass er auch im Wind nicht ausgeht.',
      'Du musst heute Abend nicht den Gipfel sehen. Du musst nur den nächsten Schritt tun, in dem Licht, das du hast.',
      'Herr, lass dein Wort vor uns hergehen, Schritt für Schritt. Amen.',
    ],
  },
  'one-more-chair': {
    title: 'Ein Sessel mehr',
    preacher: 'Mama',
    passage: 'Lukas 14,22',
    transcript: [
      'Meine lieben Kinder, setzt euch her, ich erzähle euch von einem Tisch.',
      'Jesus hat von einem Mann erzählt, der ein großes Festmahl gab. Die Geladenen hatten keine Zeit. Da schickte er hinaus auf die Straßen und in die Gassen, und als alle hereingekommen waren, sprach der Knecht: Herr, es ist geschehen, was du befohlen hast; es ist aber noch Raum da.',
      'Es ist aber noch Raum da. Ich liebe diese Worte. Bei uns daheim waren wir viele, und es war nicht immer viel im Topf. Aber meine Mutter hat nie die Teller gezählt, bevor sie die Tür aufgemacht hat.',
      'Du kennst jemanden, der allein isst. Vielleicht in deinem Stiegenhaus. Vielleicht ist es eine Studentin, weit weg von daheim. Vielleicht ein alter Mann, der einmal einen vollen Tisch hatte. Warte nicht, bis die Wohnung geputzt ist. Stell noch einen Sessel dazu.',
      'So kommt das Reich Gottes in eine Stadt. Nicht gleich mit Posaunen. Mit Suppe.',
      'Und wenn du selbst Hunger hast, dann hör gut zu: An seinem Tisch ist für dich gedeckt, und es ist noch Raum da.',
      'Herr, mach unsere Herzen so weit wie deinen Tisch. Amen.',
    ],
  },
};
