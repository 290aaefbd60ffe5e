import { useState } from 'react';
import { formAction, makePageQuery } from 'contract/form-action';
import { language } from 'contract/language';
import { profileBody, profileImage } from 'contract/profile';
import { registerProfile } from 'contract/profile-requests';
import { Link, useNavigate } from 'react-router-dom';
import { FillTime } from 'shared-ui/fill-time';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { Honeypot } from 'shared-ui/honeypot';
import { send, toRequestError } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberForm } from '../form/member-form';
import { MemberPage } from '../frame/member-page';
import { getText } from '../form/get-text';
import { keepLoginEmail } from '../session/login-email';
import { setLoginNotice } from '../session/login-notice';
import { paths } from '../paths';
import { createProfileTexts as words } from './create-profile.texts';
import styles from './create-profile.module.css';
import { imageMegabytes } from './image-field';
import { RegistrationFields } from './registration-fields';
import { isImageTooLarge, readRegistration } from './registration';
import {
  clearRegistrationDraft,
  restoreRegistrationDraft,
  saveRegistrationDraft,
} from './registration-draft';

/** Requirements 3 and 5: the registration, with an optional picture. It leads to the login (requirements 4). */
export function Component() {
  const form = useRegistration();
  return (
    <MemberPage title={words.title} description={words.description} intro={words.intro}>
      <div ref={restoreDraft}>
        <MemberForm
          form={form}
          labels={words}
          action={formAction(registerProfile.path, language)}
          encType="multipart/form-data"
        >
          <RegistrationFields />
          <Honeypot />
        </MemberForm>
      </div>
      <p className={styles.login}>
        <Link to={paths.login}>{words.haveProfile}</Link>
      </p>
    </MemberPage>
  );
}

function useRegistration() {
  const [fillTime] = useState(() => new FillTime());
  const navigate = useNavigate();
  return useForm({
    check: checkRegistration,
    onInput: ({ currentTarget }) => {
      fillTime.noteInput();
      saveRegistrationDraft(currentTarget);
    },
    send: async (element) => {
      const body = readRegistration(new FormData(element));
      const options = { headers: fillTime.headers() };
      try {
        await send(registerProfile, { query: makePageQuery(language), body }, options);
      } catch (fault) {
        const { message, error, issues } = toRequestError(fault).messages;
        return { message: message ?? error, issues };
      }
      clearRegistrationDraft();
      keepLoginEmail(getText(new FormData(element), 'email'));
      setLoginNotice('profileCreated');
      await navigate(paths.login);
      return undefined;
    },
  });
}

function checkRegistration(form: HTMLFormElement): FormCheck {
  const errors = findFieldErrors(form, profileBody.properties);
  if (!isImageTooLarge(new FormData(form))) return { errors };
  const message = words.imageTooLarge(imageMegabytes);
  return { errors: { ...errors, [profileImage.field]: { message } } };
}

/** A ref, because the form may be mounted later than the page; it runs once per element. */
function restoreDraft(content: HTMLElement | null): void {
  const form = content?.querySelector('form');
  if (form) restoreRegistrationDraft(form);
}
