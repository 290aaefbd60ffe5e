import { addSavedView, changeSavedView, listSavedViews } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { OwnQuestions } from '../records/questions/own-questions';
import { QuestionsView } from '../records/questions/questions-view';
import { sampleSummary, sampleView } from './fake-question-server';
import { click, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';

const address = '/admin/dashboard?section=questions';
const choice = { period: 'this-year', isCompared: true };
const view = <OwnQuestions choice={choice} isTable={false} />;
const summary = sampleSummary({ kinds: ['pledge'], filter: [] });
const answers = {
  [`GET ${listSavedViews.path}`]: { views: [sampleView()] },
  [`POST ${summarizeRecords.path}`]: summary,
};

/** Requests of the questions, some of which are sent when the page is opened. */
export const refusedQuestionCalls: readonly RefusedCall[] = [
  {
    by: 'records/questions/questions-view.tsx',
    call: 'GET /api/admin/questions?period=this-year&compared=yes',
    view: <QuestionsView />,
    answers: { [`GET ${listSavedViews.path}`]: { views: [] } },
  },
  {
    by: 'records/questions/own-questions.tsx',
    call: `GET ${listSavedViews.path}`,
    view,
  },
  {
    by: 'records/questions/summary-card.tsx',
    call: `POST ${summarizeRecords.path}`,
    view,
    answers: { [`GET ${listSavedViews.path}`]: { views: [sampleView()] } },
  },
  {
    by: 'records/questions/own-question-save.tsx',
    call: `POST ${addSavedView.path}`,
    view,
    answers: { ...answers, [`GET ${listSavedViews.path}`]: { views: [] } },
    address: `${address}#ask=pledge`,
    prepare: steps(type('Name of the question', 'Pledges')),
    press: click('Save the question'),
  },
  {
    by: 'records/questions/saved-questions.tsx',
    call: `PUT ${changeSavedView.path.replace(':id', 'v1')}`,
    view,
    answers,
    press: click(/^Remove from the questions/),
  },
];
