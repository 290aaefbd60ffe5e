import { church } from 'contract/church';

interface ServiceTimesListProps {
  /** How the page that shows it lays it out. */
  readonly className: string | undefined;
}

/** Each service and when it is (SPEC 2.3). */
export const ServiceTimesList = ({ className }: ServiceTimesListProps) => (
  <dl className={className}>
    {church.serviceTimes.map(({ name, time }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{time}</dd>
      </div>
    ))}
  </dl>
);
