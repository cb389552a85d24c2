import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { Button, Dialog, DialogBody, DialogFooter, DialogHeader } from '../ui';

interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  onApply: () => void;
  onClear: () => void;
  /** Text of the button that applies: “Show 14 projects”. */
  action: string;
  /** Groups of fields. */
  children: ReactNode;
}

export function FilterDialog({ open, onClose, onApply, onClear, action, children }: FilterDialogProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const apply = () => {
    onClose();
    onApply();
  };
  // Enter in a text applies, as in a form; the fields have read the key before.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
    event.preventDefault(); // or the key presses the button that has the focus next, which opens the dialog
    apply();
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <DialogHeader id={id} title={t('title')} closeLabel={t('close')} onClose={onClose} />
      <DialogBody>
        <Groups onKeyDown={onKeyDown}>{children}</Groups>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={apply}>
          <span aria-live="polite">{action}</span>
        </Button>
        <Button variant="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const Groups = styled.div`
  & > * {
    padding-block: 20px;
  }
  & > * + * {
    border-block-start: 1px solid var(--line);
  }
`;
