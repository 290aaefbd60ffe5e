import { profileLabels } from './profile-labels';

export const ProfileLoading = () => <p role="status">{profileLabels.en.loading}</p>;
