interface ToolWords {
  readonly name: string;
  /** The keyboard shortcut, if there is one. */
  readonly keys?: string;
}

interface RichEditorTexts {
  readonly toolbar: (label: string) => string;
  readonly tools: Readonly<
    Record<
      | 'undo'
      | 'redo'
      | 'heading'
      | 'subheading'
      | 'bold'
      | 'italic'
      | 'link'
      | 'bulletList'
      | 'orderedList'
      | 'indent'
      | 'outdent'
      | 'quote'
      | 'verse'
      | 'picture',
      ToolWords
    >
  >;
  readonly keysHint: string;
  readonly picture: string;
  readonly link: DialogWords & {
    readonly hint: string;
    readonly error: string;
  };
  readonly verse: DialogWords & { readonly hint: string };
}

interface DialogWords {
  readonly title: string;
  readonly label: string;
  readonly confirm: string;
  readonly remove: string;
  readonly cancel: string;
}

export const richEditorTexts: RichEditorTexts = {
  toolbar: (label) => `Formatting: ${label}`,
  tools: {
    undo: { name: 'Undo', keys: 'Ctrl+Z' },
    redo: { name: 'Redo', keys: 'Ctrl+Y' },
    heading: { name: 'Heading', keys: 'Ctrl+Alt+2' },
    subheading: { name: 'Subheading', keys: 'Ctrl+Alt+3' },
    bold: { name: 'Bold', keys: 'Ctrl+B' },
    italic: { name: 'Italic', keys: 'Ctrl+I' },
    link: { name: 'Link', keys: 'Ctrl+K' },
    bulletList: { name: 'List with points', keys: 'Ctrl+Shift+8' },
    orderedList: { name: 'Numbered list', keys: 'Ctrl+Shift+7' },
    indent: { name: 'Move the item in', keys: 'Ctrl+]' },
    outdent: { name: 'Move the item out', keys: 'Ctrl+[' },
    quote: { name: 'Quote', keys: 'Ctrl+Shift+B' },
    verse: { name: 'Bible verse' },
    picture: { name: 'Picture' },
  },
  keysHint: 'Alt+F10 leads to the formatting, Escape back to the text.',
  picture: 'Picture',
  link: {
    title: 'Link',
    label: 'Where it leads',
    hint: 'An address of the web, a page of this site like /more/visit, an e-mail address or a phone number.',
    error:
      'This cannot be linked to. Take an address of the web, a page of this site that begins with /, an e-mail address or a phone number.',
    confirm: 'Set the link',
    remove: 'Remove the link',
    cancel: 'Cancel',
  },
  verse: {
    title: 'Bible verse',
    label: 'Where it stands',
    hint: 'Like John 3:16. It may be left empty.',
    confirm: 'Set the verse',
    remove: 'Make it plain text',
    cancel: 'Cancel',
  },
};
