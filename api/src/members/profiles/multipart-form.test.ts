import type { FastifyRequest } from 'fastify';
import { readMultipartForm } from './multipart-form';

const formThat = (fault: Error) =>
  ({
    parts: () => {
      throw fault;
    },
  }) as unknown as FastifyRequest;

it('takes what the parser says of broken bytes for a form that did not arrive whole', async () => {
  const reading = readMultipartForm(formThat(new Error('Unexpected end of form')));
  await expect(reading).rejects.toMatchObject({ statusCode: 400 });
});

it('does not blame the sender for a fault of ours', async () => {
  const planted = new TypeError('planted');
  await expect(readMultipartForm(formThat(planted))).rejects.toBe(planted);
});
