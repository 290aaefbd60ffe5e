import { useState } from 'react';
import { confirmTotp, factorName } from 'contract/my-account-requests';
import type { TotpTicket } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendChange } from '../send';
import type { AddFactorProps } from './add-passkey';
import { enrolmentTexts } from './enrolment.texts';
import styles from './enrolment.module.css';
import { QrCode } from './qr-code';
import { secondFactorTexts } from './second-factor.texts';
import { codeSchema, readCode } from './typed-code';

/** The server's status for an expired key. */
const isOver = 410;

interface AddAppProps extends AddFactorProps {
  readonly ticket: TotpTicket;
  readonly onStartAgain: () => void;
}

/** Shows the key for an authenticator app, and asks for a code as proof that the app has it. */
export function AddApp({ ticket, onAdded, onCancel, onStartAgain }: AddAppProps) {
  const { app: words } = enrolmentTexts;
  const [isTooOld, setIsTooOld] = useState(false);
  const form = useForm({
    check: checkApp,
    send: async (element) => {
      const body = {
        ticket: ticket.ticket,
        code: readCode(getText(element, 'factorCode')) ?? '',
        name: getText(element, 'factorName').trim(),
      };
      const outcome = await sendChange(confirmTotp, { body }, words.failed);
      if (outcome.ok) {
        onAdded(outcome.response);
        return undefined;
      }
      setIsTooOld(outcome.status === isOver);
      return renameIssues(outcome, { name: 'factorName', code: 'factorCode' });
    },
  });
  useFocusOnOpening(form.element);
  const aside = isTooOld && (
    <Button variant="secondary" onClick={onStartAgain}>
      {words.startAgain}
    </Button>
  );
  return (
    <StaffForm form={form} labels={words} aside={aside} onCancel={onCancel}>
      <p>{words.scan}</p>
      <QrCode text={ticket.address} alt={words.qrCode} />
      <p>
        {words.type}{' '}
        <code className={styles.secret} translate="no">
          {inGroups(ticket.secret)}
        </code>
      </p>
      <AppFields />
    </StaffForm>
  );
}

function AppFields() {
  const { app: words, nameNeeded } = enrolmentTexts;
  return (
    <>
      <FormField
        name="factorCode"
        schema={codeSchema}
        required
        behaviour={{ autocomplete: 'one-time-code' }}
        labels={{ label: words.code, hint: words.codeHint }}
      />
      <FormField
        name="factorName"
        schema={factorName}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.name, whenEmpty: nameNeeded }}
        defaultValue={words.suggested}
      />
    </>
  );
}

function checkApp(form: HTMLFormElement) {
  const { codeNeeded } = secondFactorTexts;
  const isCode = readCode(getText(form, 'factorCode')) !== undefined;
  return {
    errors: {
      ...(!isCode && { factorCode: { message: codeNeeded } }),
      ...findFieldErrors(form, { factorName }),
    },
  };
}

/** Groups of four characters are easier to copy. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
