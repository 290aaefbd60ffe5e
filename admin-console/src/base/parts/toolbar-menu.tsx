import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import MenuItem from '@mui/material/MenuItem';
import styles from './toolbar-menu.module.css';
import { LandmarkMenu } from './landmark-menu';
import { ToolbarTool } from './toolbar-tool';

interface ToolbarMenuProps<Value extends string> {
  readonly label: string;
  readonly icon: ReactElement;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The current choice, if the choices exclude each other. */
  readonly chosen?: Value | undefined;
  /** Returns whether the menu closes. */
  readonly onChoose: (value: Value) => 'close' | 'stay-open';
  /** What to know before choosing. */
  readonly note?: string;
  readonly onClose?: () => void;
  readonly disabled?: boolean;
}

/** A button of a table's toolbar that opens a menu. */
export function ToolbarMenu<Value extends string>(props: ToolbarMenuProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => {
    setAnchor(null);
    props.onClose?.();
  };
  const choose = (value: Value) => {
    if (props.onChoose(value) === 'close') close();
  };
  return (
    <>
      <ToolbarTool
        id={`${id}-button`}
        label={props.label}
        icon={props.icon}
        disabled={props.disabled ?? false}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LandmarkMenu
        anchor={anchor}
        name={{ 'aria-labelledby': `${id}-button` }}
        {...(props.note !== undefined && { noteId: `${id}-note` })}
        onClose={close}
      >
        {props.note !== undefined && <MenuNote id={`${id}-note`}>{props.note}</MenuNote>}
        {props.choices.map(({ value, label }) => (
          <MenuItem
            key={value}
            selected={value === props.chosen}
            {...('chosen' in props && {
              role: 'menuitemradio',
              'aria-checked': value === props.chosen,
            })}
            onClick={() => choose(value)}
          >
            {label}
          </MenuItem>
        ))}
      </LandmarkMenu>
    </>
  );
}

interface MenuNoteProps {
  readonly id: string;
  readonly children: string;
}

/** A text above the choices, which describes the menu. */
const MenuNote = ({ id, children }: MenuNoteProps) => (
  <li id={id} role="presentation" className={styles.note}>
    {children}
  </li>
);

/** The menu gives the focus to the first of its children that has not this. */
MenuNote.muiSkipListHighlight = true;
