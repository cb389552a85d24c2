import { useState } from 'react';
import {
  Actions,
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  preloadToast,
  showToast,
} from '../../ui';
import type { DialogKind } from '../../ui';
import { Example, type PartsProps } from '../sheet';

const kinds: readonly DialogKind[] = ['centre', 'drawer', 'full'];

export function OverlayParts({ w, locale }: PartsProps) {
  const [open, setOpen] = useState<DialogKind>();
  const close = () => setOpen(undefined);
  const heading = `${locale}-dialog`;
  return (
    <>
      <Example as="Dialog centre, drawer, full">
        <Actions>
          {kinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => setOpen(kind)}>
              {kind}
            </Button>
          ))}
        </Actions>
        <Dialog open={open !== undefined} kind={open} onClose={close} labelledBy={heading}>
          <DialogHeader id={heading} title={w.title} closeLabel={w.close} onClose={close} />
          <DialogBody>{w.long}</DialogBody>
          <DialogFooter>
            <Button onClick={close}>{w.action}</Button>
          </DialogFooter>
        </Dialog>
      </Example>
      <Example as="showToast">
        <Button
          variant="outline"
          onPointerEnter={() => void preloadToast()}
          onClick={() => void showToast(w.title)}
        >
          {w.action}
        </Button>
      </Example>
    </>
  );
}
