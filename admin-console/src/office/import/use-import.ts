import { useRef, useState } from 'react';
import { importLimits } from 'contract/import-plan';
import type { ImportPlan } from 'contract/import-plan';
import { previewImport, readImportFile, runImport } from 'contract/import-requests';
import type { FinishedImport, ImportFile, ImportPreview } from 'contract/import-requests';
import { sendChange } from '../../session/send';
import { decide, fromList, toList } from './decisions';
import type { DecisionChange, Decisions } from './decisions';
import { importTexts } from './import.texts';
import { keepPlan, loadPlan } from './kept-plan';
import { readBase64 } from './read-base64';

/** What is chosen for all rows. */
export type ImportSettings = Omit<ImportPlan, 'decisions'>;

/** Undefined takes a choice back. */
export type SettingsChange = {
  readonly [Name in keyof ImportSettings]?: ImportSettings[Name] | undefined;
};

/** A file that the server has read. Its bytes stay here, and are sent with each request. */
export interface OpenFile {
  readonly name: string;
  readonly content: string;
  readonly info: ImportFile;
  /** Whether choices of an earlier time came back. */
  readonly isRestored: boolean;
}

interface Draft {
  readonly settings: ImportSettings;
  readonly decisions: Decisions;
}

interface Checked extends Draft {
  readonly preview: ImportPreview;
}

/** A message if it failed. */
type Failure = Promise<string | undefined>;

export interface ImportState {
  readonly file: OpenFile | undefined;
  readonly draft: Draft | undefined;
  /** The last check, if the settings are still those of it. */
  readonly checked: Checked | undefined;
  readonly choose: (file: File) => Failure;
  /** Reads the columns anew, as those of another sheet or section. What was decided about rows is dropped. */
  readonly readAs: (choice: Pick<SettingsChange, 'sheet' | 'target'>) => Failure;
  readonly change: (settings: SettingsChange) => void;
  readonly decideRows: (
    changes: readonly (readonly [row: number, change: DecisionChange])[],
  ) => void;
  readonly check: () => Failure;
  readonly run: () => Promise<FinishedImport | string | undefined>;
  readonly forget: () => Failure;
}

const { file: words } = importTexts;

/** An import from the choice of a file to its end. Each request carries the file and all that is chosen. */
export function useImport(): ImportState {
  const [file, setFile] = useState<OpenFile>();
  const [draft, setDraft] = useState<Draft>();
  const [checked, setChecked] = useState<Checked>();
  // What arrives after another file was chosen is not of this file.
  const turn = useRef(0);

  const put = (fileDigest: string, next: Draft) => {
    setDraft(next);
    keepPlan(fileDigest, toPlan(next));
  };
  const open = (next: OpenFile, plan: Draft) => {
    setFile(next);
    setChecked(undefined);
    put(next.info.fileDigest, plan);
  };
  const choose = async (chosen: File): Failure => {
    const mine = (turn.current += 1);
    if (chosen.size > importLimits.bytes) return words.tooLarge;
    const content = await readBase64(chosen).catch(() => undefined);
    if (content === undefined) return words.damaged;
    const sent = await readColumns(content, {});
    if (mine !== turn.current) return undefined;
    if (!sent.ok) return sent.message;
    const info = sent.response;
    const kept = loadPlan(info.fileDigest);
    const again =
      kept && (kept.sheet !== info.sheet || kept.target !== info.target)
        ? await readColumns(content, kept)
        : sent;
    if (mine !== turn.current) return undefined;
    const read = again.ok ? again.response : info;
    const isRestored = kept?.columns.length === read.columns.length;
    const plan = kept && isRestored ? fromPlan(kept) : suggest(read);
    open({ name: chosen.name, content, info: read, isRestored }, plan);
    return undefined;
  };
  const readAs: ImportState['readAs'] = async (choice) => {
    if (!file || !draft) return undefined;
    const mine = (turn.current += 1);
    const { sheet, target } = apply(draft.settings, choice);
    const sent = await readColumns(file.content, { sheet, target });
    if (mine !== turn.current) return undefined;
    if (!sent.ok) return sent.message;
    const { country, isOpenWork } = draft.settings;
    const { settings, decisions } = suggest({ ...sent.response, target });
    open(
      { ...file, info: sent.response, isRestored: false },
      { settings: apply(settings, { country, isOpenWork }), decisions },
    );
    return undefined;
  };
  const check = async (): Failure => {
    if (!file || !draft) return undefined;
    const mine = (turn.current += 1);
    const body = { file: file.content, plan: toPlan(draft) };
    const sent = await sendChange(previewImport, { body }, importTexts.check.failed);
    if (mine !== turn.current) return undefined;
    if (!sent.ok) return sent.message;
    setChecked({ ...draft, preview: sent.response });
    return undefined;
  };
  const run: ImportState['run'] = async () => {
    if (!file || !checked) return undefined;
    const { digest } = checked.preview;
    const body = { file: file.content, plan: toPlan(checked), digest };
    const sent = await sendChange(runImport, { body }, importTexts.run.failed);
    if (!sent.ok) return sent.message;
    // The plan is kept, for an import that is undone and done anew.
    turn.current += 1;
    setFile(undefined);
    setDraft(undefined);
    setChecked(undefined);
    return sent.response;
  };
  return {
    file,
    draft,
    checked: checked?.settings === draft?.settings ? checked : undefined,
    choose,
    readAs,
    change: (settings) => {
      if (file && draft)
        put(file.info.fileDigest, { ...draft, settings: apply(draft.settings, settings) });
    },
    decideRows: (changes) => {
      if (file && draft)
        put(file.info.fileDigest, { ...draft, decisions: decide(draft.decisions, changes) });
    },
    check,
    run,
    forget: () => readAs({ target: file?.info.target, sheet: file?.info.sheet }),
  };
}

/** Only what may be absent can be taken back. */
const apply = (settings: ImportSettings, change: SettingsChange): ImportSettings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== undefined),
  ) as ImportSettings;

const readColumns = (file: string, { sheet, target }: Pick<SettingsChange, 'sheet' | 'target'>) =>
  sendChange(
    readImportFile,
    { body: { file, ...(sheet !== undefined && { sheet }), ...(target && { target }) } },
    words.failed,
  );

/** What the server says of the columns, until staff choose otherwise. */
const suggest = ({ program, target, sheet, columns, dateOrder }: ImportFile): Draft => ({
  settings: {
    ...(sheet !== undefined && { sheet }),
    target,
    columns: columns.map(({ field }) => field),
    // What the console itself exported comes back as it was typed.
    ...(program !== 'own' && { country: 'AT' as const }),
    ...(dateOrder !== undefined && dateOrder !== 'unclear' && { dateOrder }),
    defaults: {},
    isOpenWork: false,
  },
  decisions: new Map(),
});

const toPlan = ({ settings, decisions }: Draft): ImportPlan => ({
  ...settings,
  decisions: toList(decisions),
});

const fromPlan = ({ decisions, ...settings }: ImportPlan): Draft => ({
  settings,
  decisions: fromList(decisions),
});
