/** A text of one or more lines. */
export const Lines = ({ children }: { readonly children: string }) =>
  children.includes('\n')
    ? children.split('\n').map((line, index) => [index > 0 && <br key={index} />, line])
    : children;
