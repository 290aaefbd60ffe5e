import { Message } from 'shared-ui/message';
import { myDataTexts } from './my-data.texts';

/** In place of a part that could not be fetched. */
export const PartLost = () => <Message tone="error">{myDataTexts.partLost}</Message>;
