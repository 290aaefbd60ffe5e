import type { FastifyInstance } from 'fastify';
import { testimonySettingsBody, testimonySettingsEndpoint } from 'contract/review';
import type { TestimonySettings } from 'contract/review';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { TestimonySettingsRepository } from './testimony-settings-repository';

/** Staff choose whether new testimonies await approval. */
export function registerTestimonySettings(app: FastifyInstance, parts: ConsoleParts): void {
  const url = testimonySettingsEndpoint;
  const settings = new TestimonySettingsRepository(parts.database, parts.now);
  app.get(
    url,
    { config: { access: { right: 'testimony:read' } } },
    async (): Promise<TestimonySettings> => ({
      needsApproval: await settings.needsApproval(),
    }),
  );
  app.put(
    url,
    { schema: { body: testimonySettingsBody }, config: { access: { right: 'testimony:review' } } },
    async (request) => {
      const chosen = request.body as TestimonySettings;
      await choose(parts, chosen, getStaff(request));
      return chosen;
    },
  );
}

/** Sets the choice; one that changes nothing is not recorded. */
function choose(
  { database, now, audit }: ConsoleParts,
  { needsApproval }: TestimonySettings,
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const settings = new TestimonySettingsRepository(transaction, now);
    if ((await settings.needsApproval()) === needsApproval) return;
    await settings.setNeedsApproval(needsApproval);
    const details = { needsApproval: String(needsApproval) };
    const entry = {
      ...toAuditActor(staff),
      action: 'settings',
      kind: 'testimony',
      subjects: [],
      details,
    } as const;
    await recordStaffChange(transaction, audit, entry);
  });
}
