import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const id = 'header-tools';

/** The place in the shell's header that a remote fills by `HeaderTools`. It stays empty until then. */
export const HeaderToolsSlot = ({ className }: { readonly className?: string | undefined }) => (
  <div id={id} className={className} />
);

/**
 * Shows a remote's tools in the header. It finds the slot in the document, since the shell and a remote may have
 * different versions of this module. Without the shell, the tools stay where they are.
 */
export function HeaderTools({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>();
  // oxlint-disable-next-line react/set-state-in-effect -- the header is only in the document after the same commit
  useLayoutEffect(() => setSlot(document.getElementById(id)), []);
  if (slot === undefined) return null;
  return slot ? createPortal(children, slot) : children;
}
