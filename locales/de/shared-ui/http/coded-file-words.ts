import type { ServerMessages } from 'contract/coded-messages';

/** The server's messages about a media file, by code. */
export const fileMessages = {
  'file-gone': 'Diese Datei gibt es nicht mehr. Bitte sieh noch einmal in der Liste nach.',
  'file-not-awaited': 'Diese Datei wird nicht mehr gesendet. Bitte wähle sie noch einmal aus.',
  'file-empty': 'Diese Datei ist leer. Bitte wähle eine andere.',
  'file-unknown-type':
    'So eine Datei kann die Website nicht zeigen. Bitte wähle ein Bild (JPEG, PNG, WebP, HEIC), eine Tonaufnahme (MP3, M4A) oder ein PDF.',
  'file-too-large': 'Diese Datei ist zu groß. Bitte wähle eine kleinere.',
  'file-too-many-pixels': 'Dieses Bild hat zu viele Bildpunkte. Bitte wähle ein kleineres.',
  'file-too-slow': 'Die Vorbereitung dieser Datei dauert zu lange. Bitte wähle eine andere.',
  'file-damaged': 'Diese Datei ist beschädigt und lässt sich nicht lesen. Bitte wähle eine andere.',
  'file-cut-short': 'Dieser Datei fehlt das Ende. Bitte wähle die ganze Datei.',
  'file-no-sound':
    'In dieser Datei ist kein Ton, den Browser abspielen. Bitte wähle eine MP3- oder M4A-Datei.',
  'file-not-prepared':
    'Diese Datei ließ sich gerade nicht vorbereiten. Was du gesendet hast, bleibt erhalten: Bitte versuch es in einer Minute noch einmal.',
  'file-no-room':
    'Auf dem Server ist für diese Datei nicht genug Platz. Bitte lösche Dateien, die es nicht mehr braucht, oder melde dich bei der Technik.',
  'file-too-many-uploads':
    'Du sendest schon so viele Dateien, wie auf einmal gehen. Bitte warte, bis eine fertig ist, oder brich eine ab.',
  'file-too-many-files':
    'Mehr Dateien fasst der Server nicht. Bitte lösche welche, die es nicht mehr braucht.',
  'file-other-offset': 'Als Nächstes kommt ein anderes Stück dieser Datei.',
  'file-being-written': 'An dieser Datei wird gerade gearbeitet. Bitte warte einen Augenblick.',
  'file-in-use':
    'Diese Datei wird auf der Website, in einem Entwurf oder in einer früheren Fassung verwendet und ist deshalb noch da.',
  'file-needs-words':
    'Dieses Bild wird auf der Website verwendet und braucht deshalb seinen Text in jeder Sprache.',
  'file-changed-meanwhile':
    'Diese Datei hat inzwischen jemand anderer geändert. Bitte sieh sie dir noch einmal an.',
} satisfies Partial<ServerMessages>;
