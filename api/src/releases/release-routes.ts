import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeRelease, listReleases, setTeamEmail } from 'contract/release-requests';
import type { BodyOf } from 'contract/request';
import { releasedPackages } from 'contract/site-state';
import type { ReleasedPackage } from 'contract/site-state';
import { getSessionToken } from '../auth/access/route-access';
import { badRequest, changedMeanwhile } from '../http/errors/http-error';
import { serve, serveChange } from '../http/serve';
import { canaryRule } from './canaries/canary-rule';
import { ReleaseDescriber } from './describe-releases';
import { OpenPreviewRepository } from './previews/open-preview-repository';
import { noSite } from './release-program';
import type { ReleaseCall, ReleaseProgram } from './release-program';
import type { SiteReleases } from './site-releases';
import { TeamRepository } from './teams/team-repository';
import type { VisitCounter } from './visits/visit-counter';

export interface ReleaseParts {
  readonly site: SiteReleases;
  readonly program: ReleaseProgram;
  readonly visits: VisitCounter;
}

/** Staff see what is live of each package, and change it by the same command as an operator. */
export function serveReleases(app: FastifyInstance, parts: ReleaseParts): void {
  const { database, now } = app;
  const { program, visits } = parts;

  const describe = async (request: FastifyRequest, names: readonly ReleasedPackage[]) => {
    const state = program.isPresent ? await parts.site.readState() : undefined;
    if (state === undefined) return undefined;
    await visits.flush();
    const open = await new OpenPreviewRepository(database, now).list(getSessionToken(request));
    const isOpen = (remote: string, version: string) =>
      open.some((one) => one.remote === remote && one.version === version);
    return new ReleaseDescriber(app, parts.site, isOpen).describeAll(state, names);
  };

  /** The command ends or releases whichever canary there is; the audit entry names the one that was asked about. */
  const expectCanary = async (
    name: ReleasedPackage,
    { change, version }: BodyOf<typeof changeRelease>,
  ) => {
    if (change !== 'promote' && change !== 'stop-canary') return;
    const state = await parts.site.readState();
    if (state !== undefined && state.packages[name].canary?.version !== version)
      throw changedMeanwhile();
  };

  serve(app, listReleases, async ({ request }) => {
    const packages = await describe(request, releasedPackages);
    const site = packages === undefined ? ('absent' as const) : ('present' as const);
    return { site, packages: packages ?? [], rule: canaryRule };
  });

  // No transaction is held while the program runs. The site's own history names the change as well.
  serve(app, changeRelease, async ({ request, staff, package: name, body, note }) => {
    const { change, version, percent, seenChange } = body;
    const words = toWords(body);
    await expectCanary(name, body);
    await program.change({ name, words, by: `staff:${staff._id}`, seen: seenChange });
    await note({
      subjects: [name],
      details: { change, version, ...(percent !== undefined && { percent }) },
    });
    const [described] = (await describe(request, [name])) ?? [];
    if (described === undefined) throw noSite();
    return described;
  });

  serveChange(app, setTeamEmail, async ({ transaction, package: name, body: { email }, note }) => {
    const teams = new TeamRepository(transaction);
    if ((await teams.findEmail(name)) === (email?.toLowerCase() ?? null)) return;
    await teams.setEmail(name, email);
    await note({ subjects: [name] });
  });
}

/** The words of the release command (docs/deploy.md). */
function toWords({ change, version, percent }: BodyOf<typeof changeRelease>): ReleaseCall['words'] {
  switch (change) {
    case 'canary':
      if (percent === undefined)
        throw badRequest('Please say for which share of the visitors.', 'missing-fields');
      return ['canary', String(percent), '--version', version];
    case 'stop-canary':
      return ['canary', '0'];
    case 'promote':
      return ['promote'];
    case 'rollback':
      return ['rollback', version];
  }
}
