import type { FastifyInstance } from 'fastify';
import { changeTestimonySettings, getTestimonySettings } from 'contract/testimony-requests';
import { serve, serveChange } from '../../http/serve';
import { TestimonySettingsRepository } from './testimony-settings-repository';

/** Staff choose whether new testimonies await approval. */
export function serveTestimonySettings(app: FastifyInstance): void {
  const { database, now } = app;
  serve(app, getTestimonySettings, async () => ({
    needsApproval: await new TestimonySettingsRepository(database, now).needsApproval(),
  }));

  serveChange(app, changeTestimonySettings, async ({ transaction, body, note }) => {
    const settings = new TestimonySettingsRepository(transaction, now);
    if ((await settings.needsApproval()) === body.needsApproval) return body;
    await settings.setNeedsApproval(body.needsApproval);
    await note({ details: { needsApproval: String(body.needsApproval) } });
    return body;
  });
}
