import { CityEventPage } from './city-event-page';

/** The city praise event (requirements 2.9). */
export const Component = () => <CityEventPage page="/more/praise" />;
