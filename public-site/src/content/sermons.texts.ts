export type SermonId = 'the-door-is-open' | 'a-lamp-for-one-step' | 'one-more-chair';

interface SermonTexts {
  readonly title: string;
  /** A role, not a name (requirements 10.8). */
  readonly preacher: string;
  readonly passage: string;
  /** The spoken text, for people who read it. */
  readonly transcript: readonly string[];
}

/** The recordings are in English; their texts are in the page's language. */
export const sermonTexts: Readonly<Record<SermonId, SermonTexts>> = {
  'the-door-is-open': {
    title: 'The door is open',
    preacher: 'General Overseer',
    passage: 'Revelation 3:8',
    transcript: [
      'Peace be with you, wherever you are listening.',
      'In the book of Revelation the Lord says to a small church: Behold, I have set before thee an open door, and no man can shut it.',
      'Notice to whom he says this. Not to the strong. He says it to people of whom it is written that they had a little strength. A little. That was enough.',
      'You may be standing before many closed doors this week. An office that does not answer. A country that is not yet home. A silence in your own family. Do not beat your hands sore on them.',
      'Turn around. There is a door that you did not open, and that you cannot lose. Christ himself is that door. Through him you may come to the Father today, as you are, in your working clothes, with your unfinished sentences.',
      'And when you have gone in, leave it open behind you. Somebody is coming up the road who is as tired as you were.',
      'Lord, give us a little strength, and let it be enough. Amen.',
    ],
  },
  'a-lamp-for-one-step': {
    title: 'A lamp for one step',
    preacher: 'Assistant Pastor',
    passage: 'Psalm 119:105',
    transcript: [
      'Good evening, dear friends.',
      'The psalm says: Thy word is a lamp unto my feet, and a light unto my path.',
      'When I was a child I thought of a great light, like the lamps on a football field. But the lamps of that time were small. You carried one in your hand, and it showed you the next step. One step, and then one more.',
      'We often ask God for a map. We would like to see the whole road, with the hard places marked in red. He gives us something better. He gives us his word for today, and his company.',
      'So read a little, and read it every day. Take one sentence with you to work. Say it on the tram. Say it at night, when you cannot sleep. You will find that it burns steadily, and that it does not go out in the wind.',
      'You do not have to see the mountain top this evening. You only have to take the next step in the light that you have.',
      'Lord, let your word go before us, one step at a time. Amen.',
    ],
  },
  'one-more-chair': {
    title: 'One more chair',
    preacher: 'Mama',
    passage: 'Luke 14:22',
    transcript: [
      'My dear children, sit down, and let me tell you about a table.',
      'Jesus told of a man who made a great supper. Those who were invited had no time. So he sent out into the streets and lanes, and when they had all come in, the servant said: Lord, it is done as thou hast commanded, and yet there is room.',
      'And yet there is room. I love those words. In my house we were many, and there was not always much in the pot. But my mother never counted the plates before she opened the door.',
      'You know somebody who eats alone. Perhaps on your own staircase. Perhaps it is a student, far from home. Perhaps it is an old man who used to have a full table. Do not wait until the house is clean. Put out one more chair.',
      'This is how the kingdom of God comes into a city. Not with trumpets at first. With soup.',
      'And if it is you who are hungry, then hear it well: at his table your place is laid, and yet there is room.',
      'Lord, make our hearts as wide as your table. Amen.',
    ],
  },
};
