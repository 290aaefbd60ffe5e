import { Link } from 'react-router-dom';
import { listEntries } from 'contract/content-requests';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { getMediaUses } from 'contract/media-requests';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { getText, getTitle } from '../entry-text';
import { entryAddress } from '../website-address';
import { websiteKindTexts } from '../website-kinds.texts';
import { websiteTexts } from '../website.texts';
import { mediaTexts } from './media.texts';
import styles from './media.module.css';

/** Lists the uses of a file, with links. */
export function MediaUsesList({ id }: { readonly id: string }) {
  const answer = useRequest(getMediaUses, { id });
  return (
    <Loaded answer={answer} notLoaded={mediaTexts.uses.notLoaded}>
      {({ uses }) => {
        if (uses.length === 0) return <p>{mediaTexts.uses.none}</p>;
        const ofKind = (kind: ContentKind) => uses.filter((use) => use.kind === kind);
        return (
          <ul className={styles.uses}>
            {contentKindNames
              .filter((kind) => ofKind(kind).length > 0)
              .map((kind) => (
                <UsesOfKind key={kind} kind={kind} ids={ofKind(kind).map(({ entry }) => entry)} />
              ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

/** Entries are named by their titles, once the list of their kind is loaded. */
function UsesOfKind({
  kind,
  ids,
}: {
  readonly kind: ContentKind;
  readonly ids: readonly string[];
}) {
  const { body } = useRequest(listEntries, { kind });
  return ids.map((id) => {
    const title = getTitle(kind, getText(body?.entries.find((entry) => entry.id === id)));
    return (
      <li key={id}>
        <Link to={entryAddress(kind, id)}>
          {mediaTexts.uses.entry(
            websiteKindTexts.kinds[kind],
            title?.words ?? websiteTexts.untitled,
          )}
        </Link>
      </li>
    );
  });
}
