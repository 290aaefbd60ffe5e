import { Navigate, useParams } from 'react-router-dom';
import { MemberPage } from '../frame/member-page';
import { paths } from '../paths';
import { useMemberSession } from '../session/session-context';
import { MemberProfile } from './member-profile';
import { ProfileLoading } from './profile-loading';
import { profileTexts as words } from './profile.texts';

/**
 * Requirements 2.11. A visitor who is not logged in, or has logged out in this or another tab, is redirected to the
 * login; the server decides who may read the profile.
 */
export function Component() {
  const { id = '' } = useParams();
  const { token, owner } = useMemberSession();
  if (token === undefined) return <Navigate to={paths.login} replace />;
  return (
    <MemberPage title={words.title} description={words.description}>
      {/* The key resets the page for another member or another profile. */}
      {token === null ? <ProfileLoading /> : <MemberProfile key={`${owner} ${id}`} id={id} />}
    </MemberPage>
  );
}
