import { readRichText } from 'contract/rich-text';

/** A rich text: paragraphs with line breaks. Nothing of one that cannot be read. */
export const RichText = ({ text }: { readonly text: string }) =>
  readRichText(text)?.content.map((paragraph, place) => (
    <p key={place}>
      {paragraph.content.map((node, index) =>
        node.type === 'text' ? node.text : <br key={index} />,
      )}
    </p>
  ));
