import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Content, Panel, type DialogKind } from './dialog.styles';
import { trapFocus, useModal } from './modal';

interface DialogProps {
  open: boolean;
  /** Escape, a click on the backdrop, or the browser's Back. Set `open` to false. */
  onClose: () => void;
  /** Its name; or give the id of its heading as `labelledBy`. */
  label?: string;
  labelledBy?: string;
  kind?: DialogKind;
  /** For `aria-controls` of its opener. */
  id?: string;
  children: ReactNode;
}

/** A native modal `<dialog>` in three kinds. Its content is mounted only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  // Mounted until its exit motion has ended.
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const onClosed = useCallback(() => setMounted(false), []);
  return mounted ? <MountedDialog open={open} onClosed={onClosed} {...rest} /> : null;
}

function MountedDialog({
  open,
  onClose,
  onClosed,
  label,
  labelledBy,
  kind = 'centre',
  id,
  children,
}: DialogProps & { onClosed: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useModal(ref, open, onClosed);
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
      onKeyDown={trapFocus}
      // A text selection that ends on the backdrop is not a click on it.
      onPointerDown={(event) => (pressedOutside.current = isBackdrop(event))}
      onClick={(event) => pressedOutside.current && isBackdrop(event) && onClose()}
    >
      <Content>{children}</Content>
    </Panel>
  );
}
