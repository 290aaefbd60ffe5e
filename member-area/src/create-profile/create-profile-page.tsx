import { profileImage, registerEndpoint } from 'contract/profile';
import { Link, useNavigate } from 'react-router-dom';
import { callServer } from 'shared-ui/http-client';
import { failureOf, refusal } from '../form/failure';
import { MemberForm } from '../form/member-form';
import { useSending } from '../form/use-sending';
import { MemberPage } from '../frame/member-page';
import { leaveLoginNotice } from '../login/login-notice';
import { paths } from '../paths';
import { createProfileLabels } from './create-profile-labels';
import { ProfileFields, imageMegabytes } from './profile-fields';
import styles from './create-profile.module.css';
import { isImageTooLarge, readRegistration } from './registration';

/** SPEC 3 and 5: everything about a member, with a picture if they like. Leads to the login (SPEC 4). */
export function Component() {
  const words = createProfileLabels.en;
  const navigate = useNavigate();
  const sending = useSending(async (values) => {
    if (isImageTooLarge(values)) {
      return failureOf(words.imageTooLarge(imageMegabytes), [profileImage.field]);
    }
    const answer = await callServer({
      method: 'POST',
      path: registerEndpoint,
      body: readRegistration(values),
    });
    if (!answer.ok) return refusal(answer.error, words.failed);
    leaveLoginNotice('profileCreated');
    await navigate(paths.login);
    return undefined;
  });

  return (
    <MemberPage title={words.title} description={words.description} intro={words.intro}>
      <MemberForm
        sending={sending}
        submit={words.submit}
        submitting={words.submitting}
        action={{ path: registerEndpoint, encType: 'multipart/form-data' }}
      >
        <ProfileFields />
        <p className={styles.notice}>
          {words.privacyNotice} <Link to={paths.privacy}>{words.privacyLink}</Link>
        </p>
      </MemberForm>
      <p className={styles.login}>
        <Link to={paths.login}>{words.haveProfile}</Link>
      </p>
    </MemberPage>
  );
}
