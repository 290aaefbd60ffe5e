import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveFilterFacts } from './facts/fact-routes';
import { serveQuestions } from './ready/question-routes';

/** Questions of staff about many records, which are answered by numbers. */
export const questionsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    serveQuestions(app);
    serveFilterFacts(app);
  },
  { name: 'questions', dependencies: ['people'] },
);
