/**
 * An unexpected console.error or console.warn fails the test that caused it: React says there what is wrong.
 * A test that expects one replaces the method with a spy of its own.
 */
const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => said.push(words));
  }
});

afterEach(() => {
  expect(said).toEqual([]);
  jest.restoreAllMocks();
});
