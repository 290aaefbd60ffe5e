import { useState } from 'react';
import { richTextOf } from 'contract/rich-text';
import { plainWords } from './entry-words';
import { TextControl } from './text-control';
import type { TextControlProps } from './text-control';

/** A rich text, written as plain paragraphs. What is typed stays as it is typed, spaces at its end as well. */
export function PlainRichControl({ value, onChange, ...props }: TextControlProps) {
  const [typed, setTyped] = useState({ plain: plainWords(value), rich: value });
  const plain = typed.rich === value ? typed.plain : plainWords(value);
  return (
    <TextControl
      {...props}
      value={plain}
      onChange={(words) => {
        const rich = richTextOf(words);
        setTyped({ plain: words, rich });
        onChange(rich);
      }}
    />
  );
}
