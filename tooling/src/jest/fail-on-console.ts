/**
 * An unexpected console.error or console.warn fails the test that caused it, because React reports mistakes there. A
 * test that expects one mocks the method.
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
