import type * as english from 'member-area/my-data/link-request.texts';
import { lifetimes } from 'contract/lifetimes';

const minutes = lifetimes.sentLink / 60_000;

export const linkRequestTexts: typeof english.linkRequestTexts = {
  title: 'Ein Link per E-Mail',
  intro:
    'Gib die E-Mail-Adresse ein, die du im Formular angegeben hast. Wir schicken dir einen Link zu allem, was du uns damit geschickt hast.',
  email: 'E-Mail',
  notice: 'Wir verwenden die Adresse nur, um dir den Link zu schicken.',
  submit: 'Link schicken',
  submitting: 'Wird gesendet …',
  failed: 'Das hat gerade nicht geklappt. Bitte versuch es in einer Minute noch einmal.',
  sent: `Wenn uns mit dieser Adresse etwas geschickt wurde, ist ein Link dorthin unterwegs. Er gilt ${minutes}\u00a0Minuten. Sieh auch im Spam-Ordner nach.`,
};
