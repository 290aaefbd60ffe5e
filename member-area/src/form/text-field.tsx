import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';

type TextFieldProps = FieldFrameProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'maxLength' | 'autoFocus' | 'autoComplete' | 'defaultValue' | 'readOnly'
  >;

/** One line of text. */
export function TextField({ name, label, required, hint, ...input }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} required={required} hint={hint}>
      {(attributes) => <input {...attributes} {...input} />}
    </FieldFrame>
  );
}
