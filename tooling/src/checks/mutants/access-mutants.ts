import type { Mutant } from './plant.ts';

/** Faults that let somebody in, or let them see or do what they may not. */
export const accessMutants: readonly Mutant[] = [
  {
    fault: 'A route that names a right is for all staff.',
    file: 'api/src/auth/access/route-access.ts',
    from: 'if (right !== undefined && !caller.rights.has(right)) throw lacking(right, caller.rights);',
    to: '',
    test: 'api/src/auth/access/route-guards.test.ts',
  },
  {
    fault: 'Any staff member finds what the church knows of a person.',
    file: 'contract/src/privacy/people-requests.ts',
    from: `request('POST /api/admin/people/find', {
  access,`,
    to: `request('POST /api/admin/people/find', {
  access: 'staff',`,
    test: 'api/src/auth/access/requests-page.test.ts',
  },
  {
    fault: 'Any staff member reads the list of each form.',
    file: 'contract/src/review/list-requests.ts',
    from: 'access: { right: `${kind}:read` },',
    to: "access: 'staff',",
    test: 'api/src/auth/roles/role-matrix.test.ts',
  },
  {
    fault: 'Whoever may read a section may change its reviews.',
    file: 'contract/src/review/review-requests.ts',
    from: `access: { sectionRight: 'review' },
  params,
  body: reviewChange,`,
    to: `access: { sectionRight: 'read' },
  params,
  body: reviewChange,`,
    test: 'api/src/auth/roles/role-matrix.test.ts',
  },
  {
    fault: 'Whoever may import writes into sections that they may not review.',
    file: 'api/src/imports/rows/check-row.ts',
    from: 'const isOpen = read.kind !== undefined && kinds.includes(read.kind);',
    to: 'const isOpen = read.kind !== undefined;',
    test: 'api/src/imports/import-sections.test.ts',
  },
  {
    fault: 'A member reads the profile of another member.',
    file: 'api/src/auth/access/profile-owner.ts',
    from: '!== id) throw',
    to: "=== '') throw",
    test: 'api/src/members/profiles/profile-routes.test.ts',
  },
  {
    fault: 'Staff change roles without a recent confirmation that it is them.',
    file: 'contract/src/sessions/staff-account-requests.ts',
    from: 'const access = { right, confirmed: true } as const;',
    to: 'const access = { right } as const;',
    test: 'api/src/auth/access/requests-page.test.ts',
  },
  {
    fault: 'A page changes what staff see without the CSRF token of their session.',
    file: 'api/src/auth/staff-session/staff-guard.ts',
    from: 'checkCsrfToken(request, caller.token);',
    to: '',
    test: 'api/src/auth/staff-session/admin-session-routes.test.ts',
  },
  {
    fault: 'A page of another site changes something with the cookie of staff.',
    file: 'api/src/http/requests/origin-policy.ts',
    from: '(isTold || hasCookie(request))',
    to: 'isTold',
    test: 'api/src/auth/staff-session/admin-session-routes.test.ts',
  },
  {
    fault: 'Scripts of a page read the session cookie of staff.',
    file: 'api/src/auth/staff-session/session-cookie.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: 'api/src/auth/staff-session/admin-session-routes.test.ts',
  },
  {
    fault: 'Nobody waits who guesses at the password of a member.',
    file: 'api/src/members/member-login-routes.ts',
    from: 'await guard.admit(attempt, invalid, () => passwords.matches(account?.passwordHash, password));',
    to: `if (!(await passwords.matches(account?.passwordHash, password)))
      throw new HttpError(401, invalid.reason, invalid.message);`,
    test: 'api/src/members/member-login-routes.test.ts',
  },
  {
    fault: 'One network logs in as staff as often as it wants.',
    file: 'api/src/auth/staff-session/admin-session-routes.ts',
    from: 'await loginGuard.limit(request, attempt);',
    to: '',
    test: 'api/src/auth/staff-session/admin-session-routes.test.ts',
  },
  {
    fault: 'A link to a new password works for hours.',
    file: 'contract/src/site/lifetimes.ts',
    from: 'resetLink: 30 * minutes',
    to: 'resetLink: 30 * hours',
    test: 'public-site/src/pages/legal/privacy.test.ts',
  },
  {
    fault: 'A link to a new password works a second time.',
    file: 'api/src/members/password-reset/reset-token-repository.ts',
    from: `const { numDeletedRows } = await transaction
          .deleteFrom('reset_tokens')
          .where('token_hash', '=', digestToken(token))
          .executeTakeFirstOrThrow();
        if (numDeletedRows !== 1n) throw new UsedMeanwhile();
        await endAccess(transaction, owner);`,
    to: "await transaction.deleteFrom('member_sessions').where('profile_id', '=', owner).execute();",
    test: 'api/src/members/password-reset/password-reset-routes.test.ts',
  },
  {
    fault: 'A page of the site has no content security policy.',
    file: 'api/src/content/site/site-routes.ts',
    from: "reply.header('content-security-policy', policy);",
    to: "reply.removeHeader('content-security-policy');",
    test: 'api/src/content/site/site-routes.test.ts',
  },
  {
    fault: 'An unreleased build that one session opened is open in all sessions of staff.',
    file: 'api/src/releases/previews/open-preview-repository.ts',
    from: `.where('session_hash', '=', digestToken(token))
      .where('opened_at', '>', this.oldest())`,
    to: `.where('opened_at', '>', this.oldest())`,
    test: 'api/src/releases/previews/preview-routes.test.ts',
  },
  {
    fault: 'Staff who lost the right go on getting unreleased builds.',
    file: 'api/src/releases/previews/preview-routes.ts',
    from: "if (!getRights(request).has('releases:preview')) return { previews: [] };",
    to: '',
    test: 'api/src/releases/previews/preview-routes.test.ts',
  },
  {
    fault:
      'A local remote in the live site answers a foreign page whose name leads to this machine.',
    file: 'tooling/src/dev/live-headers.ts',
    from: '(:\\d+)?$/.test(host)',
    to: '/.test(host)',
    test: 'tooling/src/dev/live-headers.test.ts',
  },
  {
    fault: 'A local remote makes calls of foreign pages look like those of the live site.',
    file: 'tooling/src/dev/live-headers.ts',
    from: 'if (headers.origin === own)',
    to: 'if (headers.origin)',
    test: 'tooling/src/dev/live-headers.test.ts',
  },
  {
    fault: 'A list of people tells what is in sections that the reader may not read.',
    file: 'api/src/people/persons/bare-heads.ts',
    from: 'where person_id in (${sql.join(ids)}) and kind in (${sql.join(kinds)})',
    to: 'where person_id in (${sql.join(ids)})',
    test: 'api/src/people/page/person-change-routes.test.ts',
  },
  {
    fault: 'Whoever may read of people may join them.',
    file: 'api/src/people/page/changeable-persons.ts',
    from: 'if (!person.records.some(({ kind }) => this.reviewKinds.includes(kind))) throw noRight();',
    to: '',
    test: 'api/src/people/page/person-change-routes.test.ts',
  },
];
