import { Fragment, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { answerPress } from '../browser/answer-press';
import { Button, FiltersIcon } from '../ui';

interface FilterDialogState {
  open: boolean;
  onClose: () => void;
}

interface FilterButtonProps {
  label: string;
  /** Loads the code of the dialog with the first touch. */
  preload: () => void;
  /** The dialog. */
  children: (state: FilterDialogState) => ReactNode;
}

/** Opens a dialog with filters. */
export function FilterButton({ label, preload, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  // Counted, so that a press tries again where the dialog could not be loaded.
  const [presses, setPresses] = useState(0);
  return (
    <Scripted>
      <Button
        small
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) =>
          void answerPress(currentTarget, () => {
            setPresses(presses + 1);
            setOpen(true);
          })
        }
      >
        <FiltersIcon />
        {label}
      </Button>
      {presses > 0 && <Fragment key={presses}>{children({ open, onClose: () => setOpen(false) })}</Fragment>}
    </Scripted>
  );
}

/** Filters need the API, and so JavaScript; without it links to the whole list are below. */
export const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
