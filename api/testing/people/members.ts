import type { Profile } from 'contract/profile';
import { logInMember } from 'contract/member-session-requests';
import type { MemberLoginResponse } from 'contract/member-session-requests';
import { registerProfile } from 'contract/profile-requests';
import type { TestApp } from '../test-app';

/** A complete registration of a fictional member. */
export const sampleProfile: Profile = {
  fullName: 'Sample Member',
  email: 'Sample.Member@example.org',
  phone: '+43 512 000001',
  address: 'Sample Street 1',
  password: 'three small words',
  country: 'Austria',
  gender: 'Female',
  dob: '1990-05-12',
  maritalStatus: 'Single',
  memberType: 'Physical',
  referral: 'A friend',
  localPastor: 'Head pastor',
};

/** Encodes a multipart form and its headers as a browser does. */
export async function encodeMultipart(values: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Registers a member as the site's page does. */
export async function register(
  server: TestApp,
  changes: Readonly<Record<string, string | File>> = {},
  moreHeaders: Readonly<Record<string, string>> = {},
) {
  const { body, headers } = await encodeMultipart({ ...sampleProfile, ...changes });
  return server.post(registerProfile.path, body, { ...headers, ...moreHeaders });
}

export interface LoggedInMember {
  readonly id: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

export async function makeMember(server: TestApp, email: string): Promise<LoggedInMember> {
  await register(server, { email });
  const login = await server.post(logInMember.path, { email, password: sampleProfile.password });
  const { token = '', user } = login.json<MemberLoginResponse>();
  return { id: user?._id ?? '', token, headers: { authorization: `Bearer ${token}` } };
}
