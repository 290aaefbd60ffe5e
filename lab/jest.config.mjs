import { configure, project, servers } from '../jest.config.mjs';

/** Runs the lab's own tests: a stage of `npm run test:full`. */
export default configure([{ ...project('lab', 'node'), ...servers }]);
