import { chooseReport, getReportChoice } from 'contract/report-requests';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { Loaded } from '../../session/loaded';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { Section } from './section';

const name = 'monthlyReport';
const yesOrNo = { type: 'string', enum: ['yes', 'no'] } as const;

/** The choice of the monthly report by mail. */
export function ReportSection() {
  const { report: words } = myAccountTexts;
  const choice = useRequest(getReportChoice, {});
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={choice} notLoaded={words.notLoaded}>
        {({ isWanted }) => <ReportForm isWanted={isWanted} />}
      </Loaded>
    </Section>
  );
}

function ReportForm({ isWanted }: { readonly isWanted: boolean }) {
  const { report: words, mails } = myAccountTexts;
  const { outcome, say, clear } = useOutcome();
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async (element) => {
      clear();
      const body = { isWanted: getText(element, name) === 'yes' };
      const saved = await sendChange(chooseReport, { body }, words.failed);
      if (!saved.ok) return saved;
      say('success', words.saved);
      return undefined;
    },
  });
  return (
    <>
      <StaffForm form={form} labels={words}>
        <FormField
          name={name}
          schema={yesOrNo}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: words.isWanted, choices: mails.yesOrNo }}
          defaultValue={isWanted ? 'yes' : 'no'}
        />
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
