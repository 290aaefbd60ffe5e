import { CityEventPage } from './city-event-page';

/** The spiritual awakening event (requirements 2.9). */
export const Component = () => <CityEventPage page="/more/awakening" />;
