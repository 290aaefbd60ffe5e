import { shownServices } from 'contract/shown-services';

interface ServiceTimesListProps {
  /** Class for the page's own layout of the list. */
  readonly className: string | undefined;
}

/** The services with their times (requirements 2.3). */
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
