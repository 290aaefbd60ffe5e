import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

type Role = 'H1' | 'H2' | 'P' | 'BlockQuote' | 'Figure' | 'L' | 'Table';

/**
 * Tags the parts of a page, so that a screen reader can read the document in order (ISO 32000-1, 14.7 and 14.8).
 * Everything outside `mark` is decoration.
 */
export class Tags {
  private readonly pages = new Map<PDFRef, PDFRef[]>();
  private readonly kids: PDFRef[] = [];
  private readonly root: PDFRef;

  constructor(
    private readonly document: PDFDocument,
    language: string,
  ) {
    const { context, catalog } = document;
    this.root = context.nextRef();
    catalog.set(PDFName.of('Lang'), PDFHexString.fromText(language));
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    catalog.set(PDFName.of('StructTreeRoot'), this.root);
  }

  /** Draws inside a tagged element. */
  mark(page: PDFPage, role: Role, draw: () => void, alt?: string): void {
    const { context } = this.document;
    const elements = this.pages.get(page.ref) ?? [];
    this.pages.set(page.ref, elements);
    const id = elements.length;
    const element = context.obj({
      Type: 'StructElem',
      S: role,
      P: this.root,
      Pg: page.ref,
      K: id,
    });
    if (alt) element.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
    const ref = context.register(element);
    elements.push(ref);
    this.kids.push(ref);
    const properties = context.obj({ MCID: id });
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of(role),
        properties as never,
      ]),
    );
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Draws decoration that screen readers skip. */
  artifact(page: PDFPage, draw: () => void): void {
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]),
    );
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Writes the structure tree; call it once, when every page is drawn. */
  finish(): void {
    const { context } = this.document;
    const numbers = PDFArray.withContext(context);
    let index = 0;
    for (const page of this.document.getPages()) {
      const elements = this.pages.get(page.ref);
      if (!elements) continue;
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      numbers.push(PDFNumber.of(index));
      numbers.push(context.register(context.obj(elements)));
      index += 1;
    }
    const body = context.nextRef();
    for (const kid of this.kids) context.lookup(kid, PDFDict).set(PDFName.of('P'), body);
    context.assign(
      body,
      context.obj({ Type: 'StructElem', S: 'Document', P: this.root, K: this.kids }),
    );
    context.assign(
      this.root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [body],
        ParentTree: { Nums: numbers },
        ParentTreeNextKey: index,
      }),
    );
  }
}
