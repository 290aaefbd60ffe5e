import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serveQuestions } from './ready/question-routes';

/** Questions of staff about many records, which are answered by numbers. */
export const questionsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    serveQuestions(app);
  },
  { name: 'questions', dependencies: ['people'] },
);
