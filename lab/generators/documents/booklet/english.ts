import { bankAccounts, church } from 'contract/church';

import type { Booklet } from './words.ts';

const { euro, naira } = bankAccounts;

export const english: Booklet = {
  language: 'en-GB',
  file: 'booklet-en.pdf',
  title: 'Come and see',
  subtitle: ['A small book of welcome', `from ${church.name}, ${church.city}`],
  subject: 'Who we are, what we believe, how we worship and how to take part',
  keywords: ['church', church.city],
  coverAlt: 'Stained glass: a white dove before the rising sun over the Nordkette',
  pages: [
    {
      heading: 'Welcome',
      glass: 'dawn',
      body: [
        {
          kind: 'text',
          text: 'Dear friend, however this little book has come into your hands, we are glad that you have opened it. Perhaps you are new in the city. Perhaps you have not been inside a church for many years, or you sit in one every Sunday and long for more. There is a chair for you here, and somebody who would like to know your name.',
        },
        {
          kind: 'text',
          text: `We are a family of many languages at the foot of the Nordkette, with brothers and sisters in Lagos and in Monrovia. Some of us were born within sight of the Golden Roof; others came across a desert and a sea. What brought us together is not a shared accent or a shared passport. It is a shared Saviour, who is not ashamed to call us his own.`,
        },
        {
          kind: 'verse',
          text: 'Come unto me, all ye that labour and are heavy laden, and I will give you rest.',
          place: 'Matthew 11:28',
        },
        {
          kind: 'text',
          text: 'Nothing is asked of you when you come. Wear what you have. Sit where you like. Sing if you want to, and be quiet if you would rather. Children are welcome, and so is the noise that they bring.',
        },
        {
          kind: 'text',
          text: 'The pages that follow tell you what we believe, when we meet, and how you can find your place among us. Take them home and read them slowly. Then come and see.',
        },
      ],
    },
    {
      heading: 'What we believe',
      glass: 'noon',
      body: [
        {
          kind: 'text',
          text: 'We believe in one God, the Father, the Son and the Holy Spirit: maker of the mountains and of you, and nearer to both than we can say.',
        },
        {
          kind: 'text',
          text: 'We believe that Jesus Christ, the Son of God, lived among us, died for our sins, rose on the third day, and is Lord. In him every person can begin again, whatever lies behind.',
        },
        {
          kind: 'verse',
          text: 'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
          place: 'John 3:16',
        },
        {
          kind: 'text',
          text: 'We believe that the Holy Spirit lives in all who trust in Christ. He comforts, teaches, gives gifts for the good of all, and makes ordinary people brave and kind.',
        },
        {
          kind: 'text',
          text: 'We believe that the Bible is God’s word: a lamp for our feet, read and preached at every meeting, and open to every question you bring.',
        },
        {
          kind: 'text',
          text: 'We believe in one Church, from every tribe and tongue. We baptise those who believe, share the bread and the cup, pray for the sick, and wait for the day when God will wipe away every tear.',
        },
      ],
    },
    {
      heading: 'How we worship',
      glass: 'ember',
      body: [
        {
          kind: 'text',
          text: 'Our meetings are joyful, and there is stillness in them too. We sing old hymns and new songs, in English and German and now and then in Yoruba, Igbo or Kpelle, with drums when there are drummers. Somebody reads from the Bible; somebody explains it. We pray for the city by name.',
        },
        { kind: 'subhead', text: 'When we meet' },
        {
          kind: 'table',
          rows: church.serviceTimes.map(({ name, time }) => [name, time] as const),
        },
        {
          kind: 'text',
          text: 'Sunday worship lasts about two hours. During the sermon children go to Sunday school with teachers they know. The mid-week service is shorter: an hour of Bible study, with room for questions. At the night vigil we sing and pray until the early trains run again.',
        },
        {
          kind: 'verse',
          text: 'O come, let us worship and bow down: let us kneel before the LORD our maker.',
          place: 'Psalm 95:6',
        },
        {
          kind: 'text',
          text: 'Ushers stand at the door from half an hour before. Tell them if you are here for the first time, if you need a place for a wheelchair or a pram, or if you would like someone to translate quietly beside you.',
        },
      ],
    },
    {
      heading: 'Life together',
      glass: 'spring',
      body: [
        {
          kind: 'text',
          text: 'A church is not a building with an hour on Sunday. It is people who notice when you are missing. Much of our life happens in between: at kitchen tables, in hospital corridors, on walks along the Inn.',
        },
        { kind: 'subhead', text: 'Sixteen departments, one body' },
        {
          kind: 'text',
          text: 'Every gift has its place. The prayer team keeps watch; the follow-up and counselling team visits and listens. Teachers lead Sunday school and the children’s ministry. The choir and the musicians carry our singing, ushers welcome, protocol keeps us safe. Others see to sound and pictures, to books and accounts, to the men’s ministry, to the building and to the thread that holds it all together.',
        },
        {
          kind: 'verse',
          text: 'Bear ye one another’s burdens, and so fulfil the law of Christ.',
          place: 'Galatians 6:2',
        },
        { kind: 'subhead', text: 'The great days' },
        {
          kind: 'text',
          text: 'We dedicate children and give thanks at the naming of a newborn. We walk with couples towards their wedding and stay beside them afterwards. We bury our dead with hope. And when one of us is ill, or out of work, or far from home, the welfare team comes with food, advice and time.',
        },
      ],
    },
    {
      heading: 'How to take part',
      glass: 'autumn',
      body: [
        {
          kind: 'text',
          text: 'There is no form to fill in before you may belong. But these steps have helped many of us to arrive.',
        },
        {
          kind: 'list',
          items: [
            'Come on a Sunday, and stay for tea. Tell us that it is your first visit, so that we can greet you properly.',
            'Come a second time. Ask what you did not dare to ask the first time.',
            'Speak to a pastor about faith, baptism or anything that weighs on you. What you say stays with us.',
            'Choose a department and try it for a month. You may change your mind.',
            'Bring a friend. Most of us are here because somebody asked.',
          ],
        },
        { kind: 'subhead', text: 'Giving' },
        {
          kind: 'text',
          text: 'Our church lives from what its members give freely. Guests owe us nothing. If you would like to help to carry the work, here and in our branches, you can give at the service, or to one of these accounts:',
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
          text: 'Every man according as he purposeth in his heart, so let him give; not grudgingly, or of necessity: for God loveth a cheerful giver.',
          place: '2 Corinthians 9:7',
        },
      ],
    },
    {
      heading: 'A city on a hill',
      glass: 'dusk',
      body: [
        {
          kind: 'text',
          text: 'We love this city: its students and its shopkeepers, its old people at the windows, those who sweep its streets at five in the morning. We pray for its peace, for in its peace we have ours.',
        },
        {
          kind: 'text',
          text: 'Twice a year we go out to it in a special way. At the Innsbruck Spiritual Awakening we call churches and neighbours to a day of prayer and of turning back to God. At the Innsbruck City Praise we do nothing but give thanks, with every choir that will join us.',
        },
        {
          kind: 'verse',
          text: 'Ye are the light of the world. A city that is set on an hill cannot be hid.',
          place: 'Matthew 5:14',
        },
        { kind: 'subhead', text: 'Lagos and Monrovia' },
        {
          kind: 'text',
          text: 'Our branches in Nigeria and Liberia are not our projects; they are our family. We hear each other preach, send each other songs, and share what we have in both directions: now a roof, now a generator, and always prayer.',
        },
        {
          kind: 'text',
          text: 'If your way takes you there, go and greet them. You will be fed until you cannot stand, and you will come home richer than you went.',
        },
      ],
    },
  ],
  closing: {
    heading: 'A prayer to take with you',
    lines: [
      'Lord Jesus Christ,',
      'you know the way I have come,',
      'and you know what I carry.',
      'Be light where I cannot see,',
      'bread where I am empty,',
      'and peace where I am afraid.',
      'Forgive me, and let me begin again.',
      'Teach me to love the people of this city',
      'as you have loved me.',
      'Stay with me, for the day is far spent,',
      'and bring me safely home.',
    ],
    amen: 'Amen.',
  },
  contact: 'You will find us here',
  country: church.address.country,
};
