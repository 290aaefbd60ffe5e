import type { JourneyStep, QuestionKey } from './question-requests';

export interface ReadyQuestionTexts {
  readonly questions: Readonly<Record<QuestionKey, { title: string; sentence: string }>>;
  readonly steps: Readonly<Record<JourneyStep, string>>;
}

/** The ready questions, as the page and the monthly report ask them. */
export const readyQuestionTexts: ReadyQuestionTexts = {
  questions: {
    firstTimers: {
      title: 'First timers',
      sentence:
        'How often somebody told us of a first visit. Each time counts, also the second one of a person.',
    },
    journey: {
      title: 'From the first visit to a member',
      sentence:
        'Who told us of a first visit in this time and never before, and how far they have come since. Each person counts once.',
    },
    neverContacted: {
      title: 'Never contacted',
      sentence:
        'What people have ever sent us and is not done, where nobody has called, met or written to them.',
    },
    answeredWithin: {
      title: 'Time to the first answer',
      sentence: 'Half of those who were answered waited for this time or less.',
    },
    pledges: {
      title: 'Pledges',
      sentence: 'What was pledged. Each pledge counts, also the second one of a person.',
    },
    partnerships: { title: 'Partnerships', sentence: 'How often somebody became a partner.' },
    registrations: {
      title: 'Registrations for programmes',
      sentence: 'How many registrations came in, by programme.',
    },
    testimonies: { title: 'Testimonies', sentence: 'How many testimonies were sent to us.' },
    heardFrom: {
      title: 'How people heard of us',
      sentence: 'How many say in their profiles who told them about the church.',
    },
    countries: { title: 'Countries', sentence: 'Where the people are from who said so.' },
    languages: { title: 'Languages', sentence: 'In which language people wrote to us.' },
    openByAssignee: {
      title: 'Open work',
      sentence: 'What is not done today, whenever it came in.',
    },
  },
  steps: {
    firstVisit: 'First visit',
    secondVisit: 'Second visit',
    newBeliever: 'New believer',
    member: 'Member',
  },
};
