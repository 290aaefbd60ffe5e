import { onServerReport, reportServer } from './server-reachability';

it('carries reports to whoever listens, until they stop', () => {
  const heard: string[] = [];
  const stop = onServerReport((report) => heard.push(report));
  reportServer('unreachable');
  reportServer('reachable');
  stop();
  reportServer('unreachable');
  expect(heard).toEqual(['unreachable', 'reachable']);
});
