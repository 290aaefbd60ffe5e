import { church } from 'contract/church';
import { translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';

interface ServiceTimesListProps {
  readonly language: Language;
  /** How the page that shows it lays it out. */
  readonly className: string | undefined;
}

/** Each service and when it is (SPEC 2.3). */
export const ServiceTimesList = ({ language, className }: ServiceTimesListProps) => (
  <dl className={className}>
    {church.serviceTimes.map(({ name, time }) => (
      <div key={name.en}>
        <dt>{translate(name, language)}</dt>
        <dd>{translate(time, language)}</dd>
      </div>
    ))}
  </dl>
);
