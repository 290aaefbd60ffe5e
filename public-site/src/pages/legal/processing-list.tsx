import { kindNames } from './processing-items';
import type { ProcessingItem } from './processing-items';

/** What is said of each kind of what people send, as it is declared (contract/processing). */
export const ProcessingList = ({ items }: { readonly items: readonly ProcessingItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.text}>
        <strong>{kindNames(item)}</strong>: {item.text}.
      </li>
    ))}
  </ul>
);
