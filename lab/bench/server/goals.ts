/** What the server must reach (issue 2, point 11; issue 4), on the machine where this runs. */
export const goals = {
  ratio: 0.5,
  p99: 50,
  longList: 0.4,
  peakRatio: 1.5,
  steadyP99: 150,
  forgotGap: 0.1,
  search: 300,
  searchRatio: 0.1,
  encryptedRatio: 1.5,
  person: 5000,
  queuedRate: 0.9,
  queuedPeak: 1.1,
};
