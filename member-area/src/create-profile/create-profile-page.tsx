import { useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { profileBody, profileImage, registerEndpoint } from 'contract/profile';
import { Link, useNavigate } from 'react-router-dom';
import { FillTime } from 'shared-ui/fill-time';
import { Honeypot } from 'shared-ui/honeypot';
import { callServer } from 'shared-ui/http-client';
import { failureOf } from '../form/failure';
import { MemberForm } from '../form/member-form';
import { useFormSubmit } from '../form/use-form-submit';
import { MemberPage } from '../frame/member-page';
import { setLoginNotice } from '../session/login-notice';
import { paths } from '../paths';
import { createProfileLabels } from './create-profile-labels';
import styles from './create-profile.module.css';
import { imageMegabytes } from './image-field';
import { RegistrationFields } from './registration-fields';
import { isImageTooLarge, readRegistration } from './registration';
import {
  clearRegistrationDraft,
  restoreRegistrationDraft,
  saveRegistrationDraft,
} from './registration-draft';

/** SPEC 3 and 5: everything about a member, with a picture if they like. Leads to the login (SPEC 4). */
export function Component() {
  const words = createProfileLabels.en;
  const [fillTime] = useState(() => new FillTime());
  const sending = useRegistration(fillTime);
  return (
    <MemberPage title={words.title} description={words.description} intro={words.intro}>
      <div ref={restoreDraft}>
        <MemberForm
          sending={sending}
          submit={words.submit}
          submitting={words.submitting}
          action={{ path: registerEndpoint, encType: 'multipart/form-data' }}
          onInput={(event) => {
            fillTime.noteInput();
            saveRegistrationDraft(event.currentTarget);
          }}
        >
          <RegistrationFields />
          <Honeypot language="en" />
        </MemberForm>
      </div>
      <p className={styles.login}>
        <Link to={paths.login}>{words.haveProfile}</Link>
      </p>
    </MemberPage>
  );
}

function useRegistration(fillTime: FillTime) {
  const words = createProfileLabels.en;
  const navigate = useNavigate();
  return useFormSubmit({
    fields: profileBody.properties,
    failed: words.failed,
    send: async (values) => {
      if (isImageTooLarge(values)) {
        const message = words.imageTooLarge(imageMegabytes);
        return failureOf(message, [{ path: profileImage.field, message }]);
      }
      const body = readRegistration(values);
      const headers = fillTime.headers();
      const answer = await callServer(
        { method: 'POST', path: registerEndpoint, body, headers },
        anyAnswer,
      );
      if (!answer.ok) {
        const { message, error, issues } = answer.error;
        return failureOf(message ?? error ?? words.failed, issues);
      }
      clearRegistrationDraft();
      setLoginNotice('profileCreated');
      await navigate(paths.login);
      return undefined;
    },
  });
}

/** The form may come later than the page around it, and stays as it is from then on. */
function restoreDraft(content: HTMLElement | null): void {
  const form = content?.querySelector('form');
  if (form) restoreRegistrationDraft(form);
}
