import { church, churchBranches } from 'contract/church';
import { country } from 'locales/de/contract/site/church.texts';

import type { RemittanceWords } from './words.ts';

/** Uses Austrian formats of dates and amounts, and the terms of Austrian banks. */
export const german: RemittanceWords = {
  language: 'de-AT',
  file: 'remittance-form-de.pdf',
  title: 'Abrechnung der Gaben',
  subject: 'Monatliche Abrechnung einer Gemeinde über eingelangte und überwiesene Gaben',
  intro: `Für die Zweiggemeinden der ${church.name}. Bitte fülle für jeden Monat ein eigenes Blatt aus, in einer einzigen Währung und mit Beträgen wie 1.250,00, und schick es mit dem Überweisungsbeleg an ${church.emails[0]}.`,
  sections: ['Gemeinde und Zeitraum', 'Eingelangte Gaben', 'Anmerkungen', 'Unterschriften'],
  branch: {
    caption: 'Gemeinde',
    tooltip: 'Gemeinde, die die Gaben überweist',
    options: [
      ...churchBranches.map((branch) => branch.replace(church.address.country, country)),
      'Eine andere Gemeinde',
    ],
  },
  currency: { caption: 'Währung', tooltip: 'Währung aller Beträge auf diesem Blatt' },
  periodFrom: {
    caption: 'Zeitraum von',
    tooltip: 'Erster Tag des Zeitraums, zum Beispiel 1. Juni 2025',
  },
  periodTo: {
    caption: 'Zeitraum bis',
    tooltip: 'Letzter Tag des Zeitraums, zum Beispiel 30. Juni 2025',
  },
  gifts: {
    tithes: 'Zehnter',
    offerings: 'Kollekten',
    firstFruits: 'Erstlingsgaben',
    thanksgiving: 'Dankopfer',
    buildingFund: 'Baufonds',
    missions: 'Mission',
    welfare: 'Unterstützung',
    other: 'Andere Gaben',
  },
  received: (gift) => `${gift}: im Zeitraum eingelangter Betrag, zum Beispiel 1.250,00`,
  totals: {
    total: {
      caption: 'Summe der Gaben',
      tooltip: 'Summe aller Gaben, die im Zeitraum eingelangt sind',
    },
    kept: { caption: 'Bleibt vor Ort', tooltip: 'Betrag, der in der Gemeinde bleibt' },
    remitted: {
      caption: 'Überwiesen',
      tooltip: `Betrag, der an das Büro in ${church.city} überwiesen wird`,
    },
  },
  bankReference: {
    caption: 'Zahlungsreferenz',
    tooltip: 'Zahlungsreferenz der Überweisung, wie sie auf dem Beleg steht',
  },
  remarks: `Was das Büro in ${church.city} wissen soll`,
  signers: { preparedBy: 'Erstellt von', approvedBy: 'Genehmigt von' },
  signature: {
    office: 'Name und Amt',
    date: { caption: 'Datum', tooltip: 'Datum' },
    signed: { caption: 'Unterschrift', tooltip: 'Unterschrift oder getippter Name' },
  },
};
