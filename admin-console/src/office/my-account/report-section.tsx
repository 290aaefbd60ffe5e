import { chooseReport, getReportChoice } from 'contract/report-requests';
import { useForm } from 'shared-ui/use-form';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { Loaded } from '../../session/loaded';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { Section } from './section';
import { YesOrNo, saysYes } from './yes-or-no';

const name = 'monthlyReport';

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
  const { report: words } = myAccountTexts;
  const { outcome, say, clear } = useOutcome();
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async (element) => {
      clear();
      const body = { isWanted: saysYes(element, name) };
      const saved = await sendChange(chooseReport, { body }, words.failed);
      if (!saved.ok) return saved;
      say('success', words.saved);
      return undefined;
    },
  });
  return (
    <>
      <StaffForm form={form} labels={words}>
        <YesOrNo name={name} label={words.isWanted} isYes={isWanted} />
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
