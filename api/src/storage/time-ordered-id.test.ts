import { makeTimeOrderedId } from './time-ordered-id';

const many = Array.from({ length: 5000 }, makeTimeOrderedId);

it('is a UUID of version 7', () => {
  for (const id of many) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

it('never comes twice', () => {
  expect(new Set(many).size).toBe(many.length);
});

it('grows with time', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const earlier = makeTimeOrderedId();
  jest.setSystemTime(1_000_001);
  expect(makeTimeOrderedId() > earlier).toBe(true);
  jest.useRealTimers();
});
