import { bankAccounts, church } from 'contract/church';
import { country, services } from 'locales/de/contract/site/church.texts';

import type { Booklet } from './words.ts';

const { euro, naira } = bankAccounts;

export const german: Booklet = {
  language: 'de-AT',
  file: 'booklet-de.pdf',
  title: 'Komm und sieh',
  subtitle: ['Ein kleines Buch zum Willkommen', `von der ${church.name}, ${church.city}`],
  subject: 'Wer wir sind, was wir glauben, wie wir feiern und wie man dazukommt',
  keywords: ['Gemeinde', 'Gottesdienst', church.city],
  coverAlt: 'Glasfenster: Eine weiße Taube vor der aufgehenden Sonne über der Nordkette',
  pages: [
    {
      heading: 'Willkommen',
      glass: 'dawn',
      body: [
        {
          kind: 'text',
          text: 'Liebe Freundin, lieber Freund, wie auch immer dieses kleine Buch zu dir gefunden hat: Wir freuen uns, dass du es aufgeschlagen hast. Vielleicht bist du neu in der Stadt. Vielleicht warst du viele Jahre in keiner Kirche, oder du sitzt jeden Sonntag in einer und sehnst dich nach mehr. Bei uns ist ein Platz für dich frei, und jemand möchte wissen, wie du heißt.',
        },
        {
          kind: 'text',
          text: 'Wir sind eine Familie aus vielen Sprachen am Fuß der Nordkette, mit Geschwistern in Lagos und Monrovia. Manche von uns sind in Sichtweite des Goldenen Dachls geboren, andere kamen durch die Wüste und über das Meer. Uns verbindet kein Akzent und kein Reisepass, sondern ein Heiland, der sich nicht schämt, uns die Seinen zu nennen.',
        },
        {
          kind: 'verse',
          text: 'Kommet her zu mir alle, die ihr mühselig und beladen seid; ich will euch erquicken.',
          place: 'Matthäus 11,28',
        },
        {
          kind: 'text',
          text: 'Wenn du kommst, wird nichts von dir verlangt. Zieh an, was du hast. Setz dich, wohin du magst. Sing mit, wenn du willst, und bleib still, wenn dir das lieber ist. Kinder sind willkommen, und ihr Lärm ist es auch.',
        },
        {
          kind: 'text',
          text: 'Die nächsten Seiten erzählen, was wir glauben, wann wir uns treffen und wie du deinen Platz findest. Nimm sie mit und lies in Ruhe. Dann komm und sieh.',
        },
      ],
    },
    {
      heading: 'Was wir glauben',
      glass: 'noon',
      body: [
        {
          kind: 'text',
          text: 'Wir glauben an den einen Gott, den Vater, den Sohn und den Heiligen Geist. Er hat die Berge gemacht und dich, und er ist beiden näher, als wir sagen können.',
        },
        {
          kind: 'text',
          text: 'Wir glauben, dass Jesus Christus, der Sohn Gottes, unter uns gelebt hat, für unsere Sünden gestorben und am dritten Tag auferstanden ist. Er ist der Herr. In ihm kann jeder Mensch neu anfangen, was auch immer hinter ihm liegt.',
        },
        {
          kind: 'verse',
          text: 'Also hat Gott die Welt geliebt, daß er seinen eingeborenen Sohn gab, auf daß alle, die an ihn glauben, nicht verloren werden, sondern das ewige Leben haben.',
          place: 'Johannes 3,16',
        },
        {
          kind: 'text',
          text: 'Wir glauben, dass der Heilige Geist in allen wohnt, die Christus vertrauen. Er tröstet und lehrt, er gibt Gaben zum Wohl aller und macht gewöhnliche Menschen mutig und gütig.',
        },
        {
          kind: 'text',
          text: 'Wir glauben, dass die Bibel Gottes Wort ist: ein Licht auf unserem Weg, in jedem Gottesdienst gelesen und ausgelegt und offen für jede Frage, die du mitbringst.',
        },
        {
          kind: 'text',
          text: 'Wir glauben an eine Kirche aus allen Völkern. Wir taufen, wer glaubt, teilen Brot und Kelch, beten für Kranke und warten auf den Tag, an dem Gott alle Tränen abwischt.',
        },
      ],
    },
    {
      heading: 'Wie wir feiern',
      glass: 'ember',
      body: [
        {
          kind: 'text',
          text: 'Unsere Gottesdienste sind fröhlich, und es gibt darin auch Stille. Wir singen alte Choräle und neue Lieder, auf Deutsch und Englisch und manchmal auf Yoruba, Igbo oder Kpelle, mit Trommeln, wenn jemand trommelt. Wir lesen aus der Bibel und legen sie aus. Und wir beten für die Stadt, Straße für Straße.',
        },
        { kind: 'subhead', text: 'Wann wir uns treffen' },
        {
          kind: 'table',
          rows: Object.values(services).map(({ name, time }) => [name, time] as const),
        },
        {
          kind: 'text',
          text: 'Der Sonntagsgottesdienst dauert etwa zwei Stunden. Während der Predigt gehen die Kinder in die Sonntagsschule. Unter der Woche nehmen wir uns eine Stunde für die Bibel und für Fragen. In der Nachtwache singen und beten wir, bis die ersten Züge wieder fahren.',
        },
        {
          kind: 'verse',
          text: 'Kommt, laßt uns anbeten und knieen und niederfallen vor dem HERRN, der uns gemacht hat.',
          place: 'Psalm 95,6',
        },
        {
          kind: 'text',
          text: 'Schon eine halbe Stunde vorher steht jemand an der Tür. Sag dort, wenn du zum ersten Mal da bist, wenn du Platz für einen Rollstuhl oder Kinderwagen brauchst oder wenn jemand leise für dich übersetzen soll.',
        },
      ],
    },
    {
      heading: 'Gemeinsam leben',
      glass: 'spring',
      body: [
        {
          kind: 'text',
          text: 'Gemeinde ist nicht ein Haus mit einer Stunde am Sonntag. Gemeinde sind Menschen, die merken, wenn du fehlst. Vieles geschieht dazwischen: an Küchentischen, auf Krankenhausgängen, bei Spaziergängen am Inn.',
        },
        { kind: 'subhead', text: 'Sechzehn Dienste, ein Leib' },
        {
          kind: 'text',
          text: 'Jede Gabe hat ihren Platz. Das Gebetsteam wacht, das Team für Begleitung und Seelsorge besucht und hört zu. Lehrende leiten Sonntagsschule und Kinderkirche. Chor und Musik tragen unser Singen, das Begrüßungsteam heißt willkommen, der Empfang sorgt für Ordnung. Andere kümmern sich um Ton und Bild, um Bücher und Kassa, um die Männerarbeit, um das Bauen und um den Faden, der alles zusammenhält.',
        },
        {
          kind: 'verse',
          text: 'Einer trage des andern Last, so werdet ihr das Gesetz Christi erfüllen.',
          place: 'Galater 6,2',
        },
        { kind: 'subhead', text: 'Die großen Tage' },
        {
          kind: 'text',
          text: 'Wir segnen Kinder und danken bei der Namensgebung. Wir begleiten Paare zur Hochzeit und bleiben danach an ihrer Seite. Wir begraben unsere Toten in Hoffnung. Und wer krank ist, ohne Arbeit oder fern der Heimat, zu dem kommen wir mit Essen, Rat und Zeit.',
        },
      ],
    },
    {
      heading: 'Wie du dazukommst',
      glass: 'autumn',
      body: [
        {
          kind: 'text',
          text: 'Niemand muss ein Formular ausfüllen, um dazuzugehören. Aber diese Schritte haben vielen von uns geholfen, anzukommen.',
        },
        {
          kind: 'list',
          items: [
            'Komm an einem Sonntag und bleib zum Tee. Sag uns, dass du zum ersten Mal da bist.',
            'Komm ein zweites Mal. Frag, was du dich beim ersten Mal nicht zu fragen getraut hast.',
            'Sprich mit einem Pastor über Glauben, Taufe oder was dich bedrückt. Was du sagst, bleibt bei uns.',
            'Such dir einen Dienst aus und probier ihn einen Monat lang. Du darfst es dir anders überlegen.',
            'Bring jemanden mit. Die meisten von uns sind hier, weil jemand gefragt hat.',
          ],
        },
        { kind: 'subhead', text: 'Geben' },
        {
          kind: 'text',
          text: 'Unsere Gemeinde lebt von freiwilligen Gaben ihrer Mitglieder. Gäste schulden uns nichts. Wer die Arbeit hier und in den Zweiggemeinden mittragen will, kann es im Gottesdienst tun oder hier:',
        },
        {
          kind: 'table',
          rows: [
            [`Euro · ${euro.holder}`, `IBAN ${euro.iban}`],
            [`Naira · ${naira.holder}`, `${naira.bank}, ${naira.accountNumber}`],
          ],
        },
        {
          kind: 'verse',
          text: 'Ein jeglicher nach seiner Willkür, nicht mit Unwillen oder aus Zwang; denn einen fröhlichen Geber hat Gott lieb.',
          place: '2. Korinther 9,7',
        },
      ],
    },
    {
      heading: 'Die Stadt auf dem Berge',
      glass: 'dusk',
      body: [
        {
          kind: 'text',
          text: 'Wir lieben diese Stadt: ihre Studierenden und ihre Kaufleute, die alten Menschen an den Fenstern und jene, die um fünf Uhr früh ihre Straßen kehren. Wir beten um ihren Frieden, denn in ihrem Frieden haben wir den unseren.',
        },
        {
          kind: 'text',
          text: 'Zweimal im Jahr gehen wir auf besondere Weise hinaus. Beim Geistlichen Erwachen rufen wir Gemeinden und Nachbarn zu einem Tag des Gebets und der Umkehr. Bei Innsbruck City Praise tun wir nichts als danken, mit jedem Chor, der mitsingen will.',
        },
        {
          kind: 'verse',
          text: 'Ihr seid das Licht der Welt. Es kann die Stadt, die auf einem Berge liegt, nicht verborgen sein.',
          place: 'Matthäus 5,14',
        },
        { kind: 'subhead', text: 'Lagos und Monrovia' },
        {
          kind: 'text',
          text: 'Unsere Zweiggemeinden in Nigeria und Liberia sind nicht unsere Projekte, sie sind unsere Familie. Wir hören einander predigen, schicken uns Lieder und teilen, was wir haben, in beide Richtungen: einmal ein Dach, einmal einen Generator und immer das Gebet.',
        },
        {
          kind: 'text',
          text: 'Führt dein Weg dorthin, dann geh und grüße sie. Du wirst satt werden, bis du nicht mehr stehen kannst, und reicher heimkommen, als du gegangen bist.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ein Gebet für unterwegs',
    lines: [
      'Herr Jesus Christus,',
      'du kennst den Weg, den ich gekommen bin,',
      'und du weißt, was ich trage.',
      'Sei Licht, wo ich nichts sehe,',
      'Brot, wo ich leer bin,',
      'und Friede, wo ich mich fürchte.',
      'Vergib mir und lass mich neu beginnen.',
      'Lehre mich, die Menschen dieser Stadt zu lieben,',
      'wie du mich geliebt hast.',
      'Bleibe bei mir, denn es will Abend werden,',
      'und bring mich sicher heim.',
    ],
    amen: 'Amen.',
  },
  contact: 'Hier findest du uns',
  country,
};
