import type { FastifyInstance } from 'fastify';
import { chooseOwnLanguage, getOwnLanguage } from 'contract/own-account-requests';
import { profileNotFound } from '../../auth/access/profile-owner';
import { makeJsonCleaner } from '../../http/bodies/clean-body';
import { serve } from '../../http/serve';

/**
 * Members choose the language of our emails. Requirements 7.1 fixes the fields of profiles, so it is none
 * (decision 47).
 */
export function serveOwnLanguage(app: FastifyInstance): void {
  const { profiles } = app;
  serve(app, getOwnLanguage, async ({ id }) => {
    const account = await profiles.findAccountOf(id);
    if (account === undefined) throw profileNotFound();
    return { language: account.language ?? null };
  });
  serve(app, chooseOwnLanguage, ({ id, body }) => profiles.chooseLanguage(id, body.language), {
    preValidation: makeJsonCleaner(chooseOwnLanguage),
  });
}
