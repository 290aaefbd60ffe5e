interface SepaTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly remittance: string;
}

/** What a banking app reads from a SEPA QR code: EPC069-12, version 002, UTF-8, no fixed amount. */
export const writeSepaPayload = ({ holder, iban, bic, remittance }: SepaTransfer): string =>
  ['BCD', '002', '1', 'SCT', bic, holder, iban.replaceAll(' ', ''), '', '', '', remittance].join(
    '\n',
  );
