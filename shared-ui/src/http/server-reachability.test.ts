import { onServerReport, reportServer } from './server-reachability';

it('passes reports to its listeners, until they unsubscribe', () => {
  const heard: string[] = [];
  const stop = onServerReport((report) => heard.push(report));
  reportServer('unreachable');
  reportServer('reachable');
  stop();
  reportServer('unreachable');
  expect(heard).toEqual(['unreachable', 'reachable']);
});
