import type * as english from 'admin-console/website/rich-editor/rich-editor.texts';

export const richEditorTexts: typeof english.richEditorTexts = {
  toolbar: (label) => `Formatierung: ${label}`,
  tools: {
    undo: { name: 'Rückgängig', keys: 'Strg+Z' },
    redo: { name: 'Wiederholen', keys: 'Strg+Y' },
    heading: { name: 'Überschrift', keys: 'Strg+Alt+2' },
    subheading: { name: 'Zwischenüberschrift', keys: 'Strg+Alt+3' },
    bold: { name: 'Fett', keys: 'Strg+B' },
    italic: { name: 'Kursiv', keys: 'Strg+I' },
    link: { name: 'Link', keys: 'Strg+K' },
    bulletList: { name: 'Aufzählung', keys: 'Strg+Umschalt+8' },
    orderedList: { name: 'Nummerierte Liste', keys: 'Strg+Umschalt+7' },
    indent: { name: 'Punkt einrücken' },
    outdent: { name: 'Punkt ausrücken' },
    quote: { name: 'Zitat', keys: 'Strg+Umschalt+B' },
    verse: { name: 'Bibelvers' },
    picture: { name: 'Bild' },
  },
  keysHint: 'Alt+F10 führt zur Formatierung, Esc zurück zum Text.',
  picture: 'Bild',
  link: {
    title: 'Link',
    label: 'Wohin er führt',
    hint: 'Eine Adresse im Web, eine Seite dieser Website wie /more/visit, eine E-Mail-Adresse oder eine Telefonnummer.',
    error:
      'Dorthin kann kein Link führen. Nimm eine Adresse im Web, eine Seite dieser Website, die mit / beginnt, eine E-Mail-Adresse oder eine Telefonnummer.',
    confirm: 'Link setzen',
    remove: 'Link entfernen',
    cancel: 'Abbrechen',
  },
  verse: {
    title: 'Bibelvers',
    label: 'Wo er steht',
    hint: 'Zum Beispiel Johannes 3,16. Das Feld darf leer bleiben.',
    confirm: 'Als Bibelvers kennzeichnen',
    remove: 'In normalen Text umwandeln',
    cancel: 'Abbrechen',
  },
};
