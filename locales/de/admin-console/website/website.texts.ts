import type * as english from 'admin-console/website/website.texts';

const by = (who: string | undefined) => (who === undefined ? '' : ` von ${who}`);

export const websiteTexts: typeof english.websiteTexts = {
  notLoaded: 'Das konnte nicht geladen werden. Was gespeichert war, ist noch da.',
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  notYet: 'Die Website hat das noch nicht. Es kommt mit ihrer nächsten Version.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  unreachable:
    'Der Server war nicht erreichbar, deshalb ist nichts geschehen. Bitte versuch es noch einmal.',
  untitled: 'Ohne Titel',
  somebody: 'jemand aus dem Team',
  you: 'dir',
  siteNotLoaded:
    'Ob die Website zeigt, was veröffentlicht ist, und ob das Geplante geschehen ist, konnte nicht geladen werden.',
  site: {
    shown: 'Die Website zeigt alles, was veröffentlicht ist.',
    'under-way': 'Was veröffentlicht wurde, wird gerade auf die Website gestellt.',
    failed:
      'Was veröffentlicht wurde, konnte noch nicht auf die Website gestellt werden. Der Server versucht es von selbst noch einmal.',
    absent:
      'Dieser Server hat keine Website, auf die er es stellen könnte. Was veröffentlicht ist, bleibt hier gespeichert.',
  },
  seeOnSite: 'Auf der Website ansehen',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  list: {
    intro: {
      programs:
        'Wofür man sich anmelden kann. Die Startseite zeigt die nächsten vier, die Anmeldung alle offenen.',
      messages: 'Aufgezeichnete Botschaften. Die Startseite zeigt die neuesten drei.',
      sermons: 'Die Aufnahmen auf der Seite „Predigten als MP3“, die neueste zuerst.',
      testimonies: 'Zeugnisse in eurer Reihenfolge. Auf der Startseite stehen die ersten drei.',
      ministers: 'Wer die Gemeinde leitet, wie es die Startseite zeigt, in eurer Reihenfolge.',
      departments: 'Die Dienste der Gemeinde auf ihrer Seite, in eurer Reihenfolge.',
      giving:
        'Wohin Spenden gehen, wie es die Seite „Jetzt spenden“ zeigt, mit ihrem QR-Code für Banking-Apps. Wer Spenden stehlen will, ändert eine Kontonummer: Vergleiche sie deshalb mit einem Brief der Bank und lass noch jemanden darauf schauen. Wer was wann veröffentlicht hat, steht im Verlauf und im Protokoll.',
      services:
        'Wann sich die Gemeinde trifft, wie es unten auf jeder Seite, auf der Startseite und auf der Seite für Gäste steht, in eurer Reihenfolge.',
      identity:
        'Wer die Gemeinde ist: Das steht auf jeder Seite oben und unten, auf der Startseite, in Suchmaschinen, im Impressum und in E-Mails. Eine falsche Nummer oder Adresse führt alle in die Irre: Ruf dort an und schreib dorthin, bevor du veröffentlichst.',
      posts: 'Was der Blog erzählt, das Neueste zuerst.',
      news: 'Neuigkeiten aus der Gemeinde. Die Startseite zeigt die neuesten drei.',
      slides:
        'Was Gäste zuerst sehen: die großen Bilder der Startseite mit ihren Bibelworten, in eurer Reihenfolge. Auf das erste kommt es am meisten an.',
      gallery: 'Die Bilder der Galerie, in eurer Reihenfolge.',
      gifts: 'Was auf der Seite „Jetzt spenden“ neben den Konten steht.',
      vision:
        'Was auf den Seiten beider Treffen steht, jeweils unter dem Namen der Veranstaltung. Das Word-Dokument ändert sich dadurch nicht.',
      'help-lines':
        'Nummern für sofort. Wer eine Bitte oder eine Bitte um Unterstützung schickt, sieht sie unter dem Dank, und jede E-Mail von euch dazu endet damit. Ruf jede Nummer an, bevor du sie veröffentlichst.',
      visit:
        'Was die Seite „Besuch uns“ beantwortet. Wann und wo sich die Gemeinde trifft, steht von selbst da, und die Karte ist eine Zeichnung, die bleibt, wie sie ist.',
      imprint:
        'Was im Impressum unter Name und Kontakt der Gemeinde steht; die stehen von selbst da. Frag vor einer Änderung eure Rechtsberatung.',
      privacy:
        'Was die Gemeinde selbst zum Datenschutz sagt. Was gespeichert wird, wer es sieht, wie lange, und was ein Browser behält, folgt aus dem, was die Website tut, und steht von selbst da. Frag vor einer Änderung eure Rechtsberatung.',
      'form-mails':
        'Was in den E-Mails an alle steht, die ein Formular gesendet haben. Was jemand selbst geschrieben hat, kommt nie darin vor. Aus der Vorschau kannst du dir eine schicken.',
      'member-mails':
        'Was in den E-Mails an Mitglieder über ihre Profile steht. Die Links darin schützen die Konten: Schick dir aus der Vorschau eine, bevor Mitglieder sie bekommen.',
      letters:
        'Womit eine E-Mail an die Person eines Eintrags beginnt. Wer sie schreibt, ändert sie vor dem Senden; Anrede und Gruß stehen von selbst da.',
    },
    add: {
      programs: 'Veranstaltung hinzufügen',
      messages: 'Video hinzufügen',
      sermons: 'Predigt hinzufügen',
      testimonies: 'Zeugnis hinzufügen',
      ministers: 'Person hinzufügen',
      departments: 'Dienst hinzufügen',
      services: 'Gottesdienst hinzufügen',
      posts: 'Beitrag hinzufügen',
      news: 'Neuigkeit hinzufügen',
      slides: 'Großes Bild hinzufügen',
      gallery: 'Bild hinzufügen',
    },
    none: 'Hier gibt es noch nichts.',
    states: { published: 'Veröffentlicht', changed: 'Geändert', draft: 'Entwurf' },
    changed: (time, who) => `Zuletzt geändert: ${time}${by(who)}`,
    taken: (taken, places) => `${taken} von ${places} Plätzen vergeben`,
    over: (day) => `Vorbei seit ${day}`,
    old: (day) => `Vom ${day}: älter als ein Jahr`,
    up: (title) => `Nach oben: ${title}`,
    down: (title) => `Nach unten: ${title}`,
    moved: (title, place, count) => `${title} steht jetzt an ${place}.\u00a0Stelle von ${count}.`,
    notMoved:
      'Die Reihenfolge konnte nicht gespeichert werden. Hier steht sie so, wie sie gespeichert ist.',
    full: (count) => `Es gibt ${count} Einträge, und mehr können es nicht werden.`,
  },
  form: {
    back: 'Zurück zur Liste',
    newTitle: {
      programs: 'Neue Veranstaltung',
      messages: 'Neues Video',
      sermons: 'Neue Predigt',
      testimonies: 'Neues Zeugnis',
      ministers: 'Neue Person',
      departments: 'Neuer Dienst',
      services: 'Neuer Gottesdienst',
      posts: 'Neuer Beitrag',
      news: 'Noch eine Neuigkeit',
      slides: 'Neues großes Bild',
      gallery: 'Neues Bild',
    },
    optional: '(freiwillig)',
    choose: 'Bitte wählen',
    ownPictures: 'Oder eines der Bilder, die mit der Website kamen:',
    uploaded: (id) => `Ein hochgeladenes Bild (${id})`,
    none: 'Keine',
    innsbruckClock: 'Nach Innsbrucker Zeit.',
    charactersLeft: (count) => (count === 1 ? 'Noch 1\u00a0Zeichen' : `Noch ${count}\u00a0Zeichen`),
    shownInEnglish: (language) => `Statt eines Textes auf ${language} den englischen zeigen`,
    shownInEnglishHint: (language) =>
      `Dieser Eintrag steht dann auch dort auf Englisch, und es braucht keinen Text auf ${language}. Was schon geschrieben ist, bleibt gespeichert.`,
    errors: {
      link: 'Das ist keine Adresse, auf die man verlinken kann. Sie beginnt mit https:// und hat keine Leerzeichen.',
      text: 'Darin steht etwas, das nicht angezeigt werden kann.',
      slug: 'Bitte schreib kleine Buchstaben von a bis z, Ziffern und einzelne Bindestriche, wie lobpreisnacht-2026.',
    },
    suggestSlug: 'Aus dem englischen Titel vorschlagen',
  },
  saving: {
    isNew:
      'Was du schreibst, wird von selbst als Entwurf gespeichert. Auf der Website steht es, sobald es veröffentlicht ist.',
    unsaved: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    saved: (time) => `Gespeichert um ${time}`,
    isSaved: 'Der Entwurf ist gespeichert.',
    asStored: 'Alles ist gespeichert.',
    offline:
      'Nicht gespeichert: Der Server war nicht erreichbar. Die Seite versucht es von selbst noch einmal; was du geschrieben hast, bleibt hier.',
    later: (words) =>
      `Noch nicht gespeichert: ${words} Die Seite versucht es von selbst noch einmal; was du geschrieben hast, bleibt hier.`,
    faulty: 'Nicht gespeichert: Bitte bessere das markierte Feld aus.',
    refused: (words) => `Nicht gespeichert: ${words}`,
    tryNow: 'Jetzt versuchen',
    conflict:
      'Nicht gespeichert: Jemand anderer hat diesen Eintrag geändert. Bitte wähle weiter unten.',
  },
  cancel: 'Abbrechen',
};
