/** A text with its line breaks. */
export const Lines = ({ children }: { readonly children: string }) =>
  children.includes('\n')
    ? children.split('\n').map((line, index) => [index > 0 && <br key={index} />, line])
    : children;
