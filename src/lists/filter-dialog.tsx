/** The dialog of the filters: choices, how many they leave, and the way to clear them. */
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { Button, Dialog, DialogBody, DialogFoot, DialogHead } from '../ui';

interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  onApply: () => void;
  onClear: () => void;
  /** What the button that applies says: “Show 14 projects”. */
  action: string;
  /** Groups of choices. */
  children: ReactNode;
}

export function FilterDialog({ open, onClose, onApply, onClear, action, children }: FilterDialogProps) {
  const { t } = useTranslation('listing');
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <DialogHead id={id} title={t('title')} closeLabel={t('close')} onClose={onClose} />
      <DialogBody>
        <Groups>{children}</Groups>
      </DialogBody>
      <DialogFoot>
        <Button
          variant="secondary"
          onClick={() => {
            onClose();
            onApply();
          }}
        >
          <span aria-live="polite">{action}</span>
        </Button>
        <Button variant="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      </DialogFoot>
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
