/** The one dialog: a native modal `<dialog>` in three kinds. Its content exists only while it is open. */
import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Content, Panel, type DialogKind } from './dialog.styles';
import { keepFocusInside } from './keep-focus';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** Escape, a click on the backdrop, or the browser's way back. Set `open` to false. */
  onClose: () => void;
  /** Its name; or give the id of its heading as `labelledBy`. */
  label?: string;
  labelledBy?: string;
  kind?: DialogKind;
  /** For `aria-controls` of its opener. */
  id?: string;
  children: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  // It stays until its exit motion has ended.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const onGone = useCallback(() => setPresent(false), []);
  return present ? <PresentDialog open={open} onGone={onGone} {...rest} /> : null;
}

function PresentDialog({
  open,
  onClose,
  onGone,
  label,
  labelledBy,
  kind = 'centre',
  id,
  children,
}: DialogProps & { onGone: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useModal(ref, open, onGone);
  const isBackdrop = ({ target }: MouseEvent) => target === ref.current;
  return (
    <Panel
      ref={ref}
      id={id}
      $kind={kind}
      aria-label={label}
      aria-labelledby={labelledBy}
      // Fires after Escape, and in a form with method="dialog".
      onClose={(event) => event.target === ref.current && open && onClose()}
      onKeyDown={keepFocusInside}
      // A selection of text that ends on the backdrop is no click on it.
      onPointerDown={(event) => (pressedOutside.current = isBackdrop(event))}
      onClick={(event) => pressedOutside.current && isBackdrop(event) && onClose()}
    >
      <Content>{children}</Content>
    </Panel>
  );
}
