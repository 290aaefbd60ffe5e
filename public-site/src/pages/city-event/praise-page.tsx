import { events } from '../../content/events';
import { CityEventPage } from './city-event-page';

/** The city praise event (SPEC 2.9). */
export const Component = () =>
  events
    .filter(({ page }) => page === '/more/praise')
    .map((event) => <CityEventPage key={event.page} event={event} />);
