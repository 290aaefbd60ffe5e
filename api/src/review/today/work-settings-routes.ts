import type { FastifyInstance } from 'fastify';
import { categories, changeWorkSettings, getWorkSettings } from 'contract/work-settings-requests';
import type { WorkSettings } from 'contract/work-settings-requests';
import type { RecordKind } from 'contract/review';
import { serve, serveChange } from '../../http/serve';
import { TriageRepository } from './triage-repository';
import { WorkSettingRepository } from './work-setting-repository';

/** When open records are due, and which categories are urgent. */
export function serveWorkSettings(app: FastifyInstance): void {
  serve(app, getWorkSettings, () => new WorkSettingRepository(app.database, app.now).read());
  serveChange(app, changeWorkSettings, async ({ transaction, body, note }) => {
    const repository = new WorkSettingRepository(transaction, app.now);
    const before = await repository.read();
    const after = {
      dueDays: { ...before.dueDays, ...body.dueDays },
      urgentCategories: body.urgentCategories,
    };
    const changed = listChangedCategories(before, after);
    if (changed.length === 0 && toText(before.dueDays) === toText(after.dueDays)) return before;
    await repository.write(after);
    // The server looks at these records again, because another category of them is urgent now.
    if (changed.length > 0) await new TriageRepository(transaction).reset(changed);
    await note({
      details: {
        dueDays: toText(after.dueDays),
        ...Object.fromEntries(
          kinds.map((kind) => [`${kind}Categories`, after.urgentCategories[kind].join(' ')]),
        ),
      },
    });
    return after;
  });
}

type CategoryKind = keyof typeof categories & RecordKind;
const kinds = Object.keys(categories) as readonly CategoryKind[];

const listChangedCategories = (before: WorkSettings, after: WorkSettings) =>
  kinds.filter(
    (kind) =>
      [...before.urgentCategories[kind]].sort().join() !==
      [...after.urgentCategories[kind]].sort().join(),
  );

/** The due times as a line of the audit log, for example `enquiry 3, welfare 1`. */
const toText = (dueDays: WorkSettings['dueDays']): string =>
  Object.entries(dueDays)
    .flatMap(([kind, days]) => (days === null ? [] : [`${kind} ${days}`]))
    .sort()
    .join(', ');
