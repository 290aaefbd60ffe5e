import { events } from '../../content/events';
import { CityEventPage } from './city-event-page';

/** The spiritual awakening event (SPEC 2.9). */
export const Component = () =>
  events
    .filter(({ page }) => page === '/more/awakening')
    .map((event) => <CityEventPage key={event.page} event={event} />);
