import { shownServices } from 'contract/shown-services';

interface ServiceTimesListProps {
  /** How the page that shows it lays it out. */
  readonly className: string | undefined;
}

/** Each service and when it is (requirements 2.3). */
export const ServiceTimesList = ({ className }: ServiceTimesListProps) => (
  <dl className={className}>
    {shownServices().map(({ name, time, language }) => (
      <div key={`${name} ${time}`} lang={language}>
        <dt>{name}</dt>
        <dd>{time}</dd>
      </div>
    ))}
  </dl>
);
