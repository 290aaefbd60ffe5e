import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { paletteGroups } from './palette-item';
import type { PaletteItem } from './palette-item';
import styles from './palette.module.css';
import { paletteTexts } from './palette.texts';

interface PaletteListProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly active: PaletteItem | undefined;
  readonly getOptionId: (item: PaletteItem) => string;
  /** @param isNewTab whether a page is opened in a new tab */
  readonly onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

/** Pixels around the active choice that stay visible, such as the heading of its group. */
const room = 40;

/** The choices of the palette below the headings of their groups. The focus stays in the text field. */
export function PaletteList({ id, items, active, getOptionId, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showActive(list.current);
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={paletteTexts.title} className={styles.list}>
      {paletteGroups.map((group) => {
        const own = items.filter((item) => item.group === group);
        return (
          own.length > 0 && (
            <Group key={group} name={paletteTexts.groups[group]}>
              {own.map((item) => (
                <Option
                  key={item.id}
                  id={getOptionId(item)}
                  item={item}
                  isActive={item === active}
                  onChoose={onChoose}
                />
              ))}
            </Group>
          )
        );
      })}
    </div>
  );
}

/** Scrolls the active choice into view, without moving the page. */
function showActive(list: HTMLElement): void {
  const option = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (!option) return;
  const below = option.offsetTop + option.offsetHeight + room - list.clientHeight;
  const above = Math.max(option.offsetTop - room, 0);
  if (list.scrollTop < below) list.scrollTop = below;
  if (list.scrollTop > above) list.scrollTop = above;
}

interface GroupProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.group}>
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'onChoose'> {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
}

function Option({ id, item, isActive, onChoose }: OptionProps) {
  const choose = (event: MouseEvent) =>
    onChoose(item, event.ctrlKey || event.metaKey || event.button === 1);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the text field's, which has the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span lang={item.lang}>{item.name}</span>
      {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
    </div>
  );
}
