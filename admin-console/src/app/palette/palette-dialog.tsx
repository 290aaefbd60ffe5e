import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../base/line-icon';
import { paletteButtonTexts } from '../palette-button/palette-button.texts';
import { filterItems, paletteGroups, putRecentFirst } from './palette-item';
import type { PaletteItem } from './palette-item';
import { PaletteList } from './palette-list';
import { listPeople } from './palette-people';
import styles from './palette.module.css';
import { paletteTexts } from './palette.texts';
import { useFoundPeople } from './use-found-people';

interface PaletteDialogProps {
  /** All pages and actions. */
  readonly items: readonly PaletteItem[];
  /** The ids of those that were chosen last, the latest first. */
  readonly recent: readonly string[];
  readonly onChoose: (item: PaletteItem, isNewTab: boolean) => void;
  readonly onClose: () => void;
}

/** The palette: a text field that filters a list of choices (the combobox of the ARIA Authoring Practices Guide). */
export function PaletteDialog({ items, recent, onChoose, onClose }: PaletteDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const { isSearching, hasFailed, ...found } = useFoundPeople(typed);
  const offered = typed.trim() === '' ? putRecentFirst(items, recent) : filterItems(items, typed);
  const all = [...offered, ...listPeople(found, typed)];
  const shown = paletteGroups.flatMap((group) => all.filter((item) => item.group === group));
  // News do not move the choice: it is kept by its id.
  const active = shown.find((item) => item.id === activeId) ?? shown[0];
  const getOptionId = (item: PaletteItem) => `${id}-${item.id}`;
  const move = (to: number) => setActiveId(shown.at(to % shown.length)?.id);
  const answerKey = (event: KeyboardEvent) => {
    const at = active ? shown.indexOf(active) : 0;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'PageDown') move(Math.min(at + 10, shown.length - 1));
    else if (event.key === 'PageUp') move(Math.max(at - 10, 0));
    else if (event.key === 'Enter' && active) onChoose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <h2 id={`${id}-title`} className="visually-hidden">
        {paletteTexts.title}
      </h2>
      <div className={styles.head}>
        <input
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={paletteButtonTexts.name}
          placeholder={paletteTexts.placeholder}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && getOptionId(active)}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type
          autoFocus
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActiveId(undefined);
          }}
          onKeyDown={answerKey}
        />
        <IconButton aria-label={paletteTexts.close} title={paletteTexts.close} onClick={onClose}>
          <LineIcon path="m5 5 10 10M15 5 5 15" />
        </IconButton>
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {paletteTexts.keys}
      </p>
      <p
        role="status"
        className={shown.length > 0 && !isSearching ? 'visually-hidden' : styles.status}
      >
        {describe(shown.length, isSearching, hasFailed)}
      </p>
      <PaletteList id={`${id}-list`} items={shown} {...{ active, getOptionId, onChoose }} />
    </Dialog>
  );
}

function describe(count: number, isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return paletteTexts.searching;
  if (hasFailed) return paletteTexts.failed;
  return count === 0 ? paletteTexts.none : paletteTexts.count(count);
}
