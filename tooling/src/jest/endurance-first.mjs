import Sequencer from '@jest/test-sequencer';

/**
 * Begins with the api's endurance tests. Jest takes the longest files first when it knows their times; on a fresh
 * clone it goes by their size, and the longest, which is short, would keep one core busy while the other waits.
 */
export default class EnduranceFirst extends Sequencer {
  sort(tests) {
    const isEndurance = ({ path }) => path.includes('/endurance/');
    const inOrder = super.sort(tests);
    return [...inOrder.filter(isEndurance), ...inOrder.filter((test) => !isEndurance(test))];
  }
}
