interface ReplyTexts {
  /** @param who an e-mail address */
  readonly by: (who: string, when: string) => string;
  /** The sender's address cannot be read. */
  readonly byNobody: (when: string) => string;
  /** Marks of a reply. */
  readonly fromOther: string;
  readonly automatic: string;
  readonly cut: string;
  /** @param names of the first ones; those without a name are not among them */
  readonly attachments: (count: number, names: readonly string[]) => string;
  readonly noText: string;
}

export const replyTexts: ReplyTexts = {
  by: (who, when) => `Reply from ${who}, ${when}`,
  byNobody: (when) => `Reply without an address, ${when}`,
  fromOther:
    'From another address than this record has: it may be of somebody else. Anybody can write any sender.',
  automatic: 'Sent by a program',
  cut: 'Shortened: the e-mail in the mailbox has more.',
  attachments: (count, names) =>
    `${count === 1 ? '1 attachment' : `${count} attachments`}, only in the mailbox${names.length === 0 ? '' : `: ${names.join(', ')}`}`,
  noText: 'Without text.',
};
