import type { RecordKind } from 'contract/review';
import { findDanger, findUrgencyReason } from './urgency-reason';
import type { Danger } from './danger-words';

const dangerous: Readonly<Record<Danger, readonly string[]>> = {
  suicide: [
    'I do not want to live any more.',
    "I don't want to live anymore",
    'i dont want to be here any longer',
    'Sometimes I think about SUICIDE',
    'I just want to die',
    'I can’t go on like this. Nobody would miss me.',
    'My son says he wants to kill himself: he told me "I will kill myself"',
    'Everybody would be better off without me',
    'I hurt myself again last night',
    'Ich will nicht mehr leben',
    'ich mag nimmer leben',
    'Ich kann nicht mehr. Bitte betet für mich.',
    'Ich denke an Selbstmord',
    'Ich wollte mich gestern umbringen',
    'Ich möchte am liebsten sterben',
    'Das Leben hat keinen Sinn mehr',
    'Ich waere lieber tot',
    'I wan die',
    'this life don tire me, I tire for this life',
    'I no wan live again',
    'Abeg pray for me, I wan kill mysef',
    'God make I die, I don suffer',
    "I'm thinking about ending it all",
    'my brother tried to kill himself',
    "nobody will miss me when I'm gone",
    'I see no reason to keep living',
    'Ich sehe keinen Ausweg mehr',
    'Mein Bruder hat versucht, sich umzubringen',
    'life don finish for me',
  ],
  violence: [
    'My husband beats me',
    'He threatened to kill me with a knife',
    'I was raped and I cannot tell anybody',
    'I am afraid of my husband, he is violent',
    'They want to force me to marry a man of sixty',
    'Mein Mann schlägt mich und die Kinder',
    'mein mann schlaegt mich',
    'Er hat mich gestern wieder geschlagen',
    'Ich habe Angst vor meinem Ex-Mann',
    'Häusliche Gewalt',
    'My oga dey beat me every day',
    'He can flog me with cable',
    'My broda wan kill me because of land',
    'Er hat gedroht, mich umzubringen',
    'ich werde zu Hause geschlagen',
    "I'm scared to go home",
    'my uncle touched me',
  ],
  medical: [
    'My mother had a stroke this morning',
    'He is in intensive care',
    'Emergency!! Please pray now',
    'My father is dying',
    'They rushed him to the hospital',
    'Mein Vater hatte einen Herzinfarkt',
    'Sie liegt auf der Intensivstation',
    'Das ist ein Notfall',
    'Meine Oma liegt im Sterben',
    'Er ist bewußtlos',
    'my pikin dey die for hospital',
    'Dem don carry am go hospital',
    'She no fit breathe well',
    'my son had an accident',
    'the doctors say she may not make it',
    'my pikin sick die',
    'my mama dey hospital, no money for drug',
    'Mein Kind hat hohes Fieber und atmet schwer',
  ],
  hunger: [
    'We have no food since yesterday',
    "My children haven't eaten today",
    'there is nothing to eat in the house',
    'I am hungry',
    'We can not afford to buy food this week',
    'Wir haben nichts zu essen',
    'Hab seit gestern nix gegessen',
    'Wir haben kein Geld mehr für Essen',
    'Der Kühlschrank ist leer',
    'Meine Kinder haben Hunger',
    'no chop since yesterday',
    'We never chop since Friday',
    'hunger dey catch us',
    'food no dey for house',
    'we have nothing left to eat',
    'Ich kann meine Kinder nicht ernähren',
  ],
  eviction: [
    'I will be evicted on Monday',
    'My landlord wants us out tomorrow',
    'They kicked me out of the house',
    'I have nowhere to sleep',
    'Our electricity was cut off',
    'I cannot pay my rent',
    'Uns wird der Strom abgedreht',
    'Sie drehen uns den Strom ab',
    'Wir werden am Freitag delogiert',
    'Die Zwangsräumung ist am Montag',
    'Ich kann die Miete nicht mehr zahlen',
    'Ich schlafe auf der Straße',
    'Mein Vermieter hat uns gekündigt',
    'landlord don pursue me',
    'I no get where to sleep',
    'dem throw my things outside',
    "I've been thrown out by my landlord",
    'Wir verlieren unsere Wohnung',
  ],
};

const harmless = [
  'Please pray for my exams',
  'We need winter clothes for two children',
  'Could somebody help me with a form?',
  'When does the service begin?',
  'I want to live for Christ',
  'He died for our sins',
  'I want to die to self and live for Him',
  'Take my life and let it be consecrated, Lord, to Thee',
  'I have hunger for the word of God',
  'Blessed are those who hunger and thirst for righteousness',
  'I am hungry for more of God',
  'I would like to join the homeless ministry',
  'It hit me that I should come back',
  'I was healed from cancer',
  'God healed me of a stroke',
  'I am dying to meet you all',
  'What a stroke of luck',
  'Is there an emergency exit for wheelchairs?',
  'I skilled myself in cooking',
  'We sang Amazing Grace',
  'Bitte betet für meine Prüfung',
  'Ich brauche Winterkleidung',
  'Hunger nach Gottes Wort',
  'Ich habe Hunger nach mehr',
  'Selig sind, die da hungern und dürsten nach der Gerechtigkeit',
  'Wir haben keinen Hunger',
  'Mir ist gegeben alle Gewalt im Himmel und auf Erden',
  'Ich wurde von einem Schlaganfall geheilt',
  'Wann beginnt der Gottesdienst?',
  'Ich kann nicht mehr am Sonntag kommen',
  'Ich suche eine neue Gemeinde',
  'Er ist für uns gestorben',
  'Es war gewaltig schön',
  'Abeg make una pray for my papers',
  'I wan join choir',
  'God don do am, I thank am',
  'I dey come church on Sunday',
  'Lord, take my life and use it',
  'I was hungry and you gave me food',
  'I am dying of curiosity',
  'We had no electricity problem at the event',
  'I have a heart for the homeless people',
  'The sermon hit home',
  'Do not be afraid',
  'Could the church use a gas heater?',
  'Ich will mein Leben Jesus geben',
  'Die Straße vor der Kirche ist gesperrt',
  'Ich suche eine Wohnung',
  'Jesus ist meine Rettung',
  'I no fit come on Sunday',
];

it.each(
  Object.entries(dangerous).flatMap(([danger, texts]) => texts.map((text) => [danger, text])),
)('finds %s in: %s', (danger, text) => {
  expect(findDanger(text)).toBe(danger);
});

it.each(harmless)('finds nothing in: %s', (text) => {
  expect(findDanger(text)).toBeUndefined();
});

it('finds the danger beside words that mean none', () => {
  expect(findDanger('I am hungry for God, and my husband beats me')).toBe('violence');
  expect(findDanger('Hunger nach Gott. Wir haben aber auch Hunger.')).toBe('hunger');
});

it('names the worst of several dangers', () => {
  expect(findDanger('No food, landlord don pursue me, I wan die')).toBe('suicide');
});

it.each(['hunger ', 'i want ', 'cant ', 'kein geld ', '. ', 'a', 'é', 'my husband is '])(
  'ends for a long text of %j, and reads it to its end',
  (piece) => {
    const long = piece.repeat(100_000 / piece.length);
    expect(findDanger(`${long} . my brother is in a coma`)).toBeDefined();
  },
);

it('looks only at what people write who ask for something', () => {
  const record = { _id: 'a', __v: 0, createdAt: '', updatedAt: '', message: 'I had no food' };
  const reason = (kind: RecordKind) => findUrgencyReason(kind, record);
  expect(reason('welfare')).toBe('hunger');
  expect(reason('firstTimer')).toBe('hunger');
  expect(reason('testimony')).toBeUndefined();
  expect(findUrgencyReason('contact', { ...record, message: 'Hello', name: 'Hunger' })).toBe(
    undefined,
  );
});

it('finds a category that counts as urgent, unless the words say more', () => {
  const urgent = { request: ['counseling'] };
  const record = { _id: 'a', __v: 0, createdAt: '', updatedAt: '', message: 'Please call me' };
  const counseling = { ...record, requestType: 'counseling' };
  expect(findUrgencyReason('request', counseling, urgent)).toBe('category');
  expect(findUrgencyReason('request', { ...record, requestType: 'prayer' }, urgent)).toBe(
    undefined,
  );
  expect(findUrgencyReason('request', { ...counseling, message: 'I wan die' }, urgent)).toBe(
    'suicide',
  );
});
