import { writeEventTimes } from './de/public-site/time/event-times.texts';

jest.mock('contract/calendar', () =>
  jest.requireActual<object>('./de/contract/site/calendar.texts'),
);

it('writes when an event is held as Austrians do', () => {
  const day = { day: 13, month: 'September', year: '2025', minute: '00' };
  expect(writeEventTimes({ ...day, hour: 9 }, { ...day, hour: 16 })).toBe(
    '13.\u00a0September 2025, 9:00–16:00\u00a0Uhr',
  );
});
