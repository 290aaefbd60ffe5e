import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import { formLabels } from './form-labels';

interface ChoiceFieldProps extends FieldFrameProps {
  /** What is sent. */
  readonly values: readonly string[];
  /** What the values are called, where that is not what they are. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly autoComplete?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** One of several values, none of them chosen beforehand. */
export function ChoiceField({
  values,
  names,
  autoComplete,
  defaultValue,
  ...frame
}: ChoiceFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <select {...attributes} autoComplete={autoComplete} defaultValue={defaultValue ?? ''}>
          <option value="">{formLabels.en.choose}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {names?.[value] ?? value}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
