import { questionKeys } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import { usuallyConfidential } from 'contract/audit';
import type { RecordKind } from 'contract/review';
import { reportTexts as texts } from './report.texts';
import { writeReport } from './write-report';

const write = (answer: QuestionAnswer, confidential: readonly RecordKind[] = usuallyConfidential) =>
  writeReport({ month: '2026-10', today: '2026-11-01', answers: [answer], confidential, texts })
    .parts[0];

it('compares a number with that of the month before, as a picture', () => {
  const part = write({ key: 'firstTimers', unit: 'count', total: 3, previous: 12 });
  expect(part).toMatchObject({
    heading: 'First timers',
    value: '3',
    bars: [
      { label: 'September 2026', value: '12', share: 1 },
      { label: 'October 2026', value: '3', share: 0.25 },
    ],
  });
});

it('draws nothing where there is nothing', () => {
  const part = write({ key: 'testimonies', unit: 'count', total: 0, previous: 0 });
  expect(part?.bars.map(({ share }) => share)).toEqual([0, 0]);
  expect(write({ key: 'answeredWithin', unit: 'hours', total: null }, [])?.value).toBe('None');
});

it('tells what was pledged, and the amounts of gifts only if there are several', () => {
  const pledges = (count: number): QuestionAnswer => ({
    ...{ key: 'pledges', unit: 'euros', total: 1234.5, previous: 800 },
    details: { count, average: 246.9, largest: 500 },
  });
  expect(write(pledges(5))).toMatchObject({
    value: '€1,234.50',
    facts: ['How many: 5.', 'On average: €246.90.', 'The largest: €500.00.'],
  });
  expect(write(pledges(4))?.facts).toEqual(['How many: 4.']);
  expect(write(pledges(5), ['pledge'])?.facts).not.toContainEqual(expect.stringMatching('500'));
});

it.each(questionKeys)('says no small number of a confidential section: %s', (key) => {
  const all: readonly RecordKind[] = [
    ...(['firstTimer', 'pledge', 'partnership', 'programAttendance'] as const),
    ...(['testimony', 'profiles', 'welfare'] as const),
  ];
  for (const unit of ['count', 'euros', 'hours'] as const) {
    const part = write({ key, unit, total: 4, details: { count: 9, answered: 4 } }, all);
    expect(part).toMatchObject({
      value: expect.stringMatching(/^fewer than 5/i),
      facts: [],
      bars: [],
    });
    expect(write({ key, unit, total: 4, details: { answered: 4 } }, [])?.value).not.toMatch(
      'fewer',
    );
  }
});

it('leaves out what small numbers of a confidential section could be computed from', () => {
  const shares = [
    { value: 'firstTimer', count: 12 },
    { value: 'welfare', count: 3 },
  ];
  const never: QuestionAnswer = { key: 'neverContacted', unit: 'count', total: 15, shares };
  expect(write(never)?.bars).toEqual([]);
  expect(write(never, [])?.bars.map(({ label }) => label)).toEqual(['First Timers', 'Welfare']);
  const answered = { count: 20, answered: 18, withinDay: 9, withinTwoDays: 12 };
  const times: QuestionAnswer = { key: 'answeredWithin', unit: 'hours', total: 30, previous: 40 };
  expect(write({ ...times, details: answered })?.facts).toEqual([]);
  expect(write({ ...times, details: answered }, [])?.facts).toEqual([
    'Answered: 18; within a day 9, within two days 12.',
  ]);
  const before: QuestionAnswer = { key: 'firstTimers', unit: 'count', total: 9, previous: 4 };
  expect(write(before, ['firstTimer'])?.bars).toEqual([]);
});

it('counts together what only few have said, which may be about somebody', () => {
  const shares = [
    { value: 'Austria', count: 8 },
    { value: 'Liberia', count: 4 },
  ];
  const countries: QuestionAnswer = {
    key: 'countries',
    unit: 'count',
    total: 14,
    shares,
    others: 2,
  };
  expect(write(countries)?.bars.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Austria 8',
    'Others 6',
  ]);
  expect(write({ ...countries, others: 0 }, ['profiles'])?.bars).toEqual([]);
  const languages = [{ value: 'de', count: 7 }];
  expect(
    write({ key: 'languages', unit: 'count', total: 7, shares: languages })?.bars,
  ).toMatchObject([{ label: 'Deutsch' }]);
});

it('has no link that visitors have typed', () => {
  const names = ['Win at prize.example', 'http://1.2.3.4', 'ada@prize', 'Jugend e.V. um 18.30'];
  const shares = names.map((value) => ({ value, count: 9 }));
  const answer = { key: 'registrations', unit: 'count', total: 36, shares } as const;
  expect(write(answer)?.bars.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Jugend e.V. um 18.30 9',
    'Others 27',
  ]);
});

it('names nobody', () => {
  const shares = [{ value: 'Sentinel Person', name: 'Sentinel Person', count: 90 }];
  for (const key of ['openByAssignee', 'heardFrom'] as const)
    expect(JSON.stringify(write({ key, unit: 'count', total: 90, shares }, []))).not.toContain(
      'Sentinel',
    );
});

it('shows the steps of persons with the time between them, unless a confidential one is small', () => {
  const steps = [
    { step: 'firstVisit', count: 20, medianDays: null },
    { step: 'secondVisit', count: 10, medianDays: 7 },
    { step: 'member', count: 2, medianDays: 40 },
  ] as const;
  const journey: QuestionAnswer = { key: 'journey', unit: 'count', total: 20, steps };
  expect(write(journey)).toMatchObject({
    facts: ['Second visit: half within 7 days of the first visit.'],
    bars: [{ share: 1 }, { label: 'Second visit', share: 0.5 }, { share: 0.1 }],
  });
  expect(write(journey, ['churchMember'])?.bars).toEqual([]);
});
