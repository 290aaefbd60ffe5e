import { redactPartner } from './redact-partner';

const couple = (partner1Name: string, partner2Name: string) => ({ partner1Name, partner2Name });

it('leaves out a name wherever it stands, also where an earlier record has the two in the other order', () => {
  const contents = {
    record: { ...couple('Ada Example', 'Ben Sample'), pastor: 'Told by Ben Sample' },
    notes: { note: 'Ben  Sample called, and Ada Example.' },
    merges: [
      { before: couple('Ben Sample', 'Ada Example') },
      { before: couple('Ada', 'B. Sample') },
    ],
  };
  expect(redactPartner(contents, 'partner2Name', '-')).toEqual({
    record: { ...couple('Ada Example', '-'), pastor: 'Told by -' },
    notes: { note: '- called, and Ada Example.' },
    merges: [{ before: couple('-', 'Ada Example') }, { before: couple('Ada', '-') }],
  });
});

it('leaves out a name that is written with other code points', () => {
  const name = 'Zoë Sample';
  const contents = {
    record: couple(name.normalize('NFC'), 'Ada'),
    notes: { note: `${name.normalize('NFD')} called.` },
  };
  expect(redactPartner(contents, 'partner1Name', '-').notes.note).toBe('- called.');
});
