import { profileTexts } from './profile.texts';

export const ProfileLoading = () => <p role="status">{profileTexts.loading}</p>;
