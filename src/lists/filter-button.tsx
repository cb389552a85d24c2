import { Fragment, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../theme';
import { answerPress } from '../browser/answer-press';
import { Button, FiltersIcon, type ButtonVariant } from '../ui';

interface FilterDialogState {
  open: boolean;
  onClose: () => void;
}

interface FilterButtonProps {
  label: string;
  variant?: ButtonVariant;
  /** Loads the code of the dialog with the first touch. */
  preload: () => void;
  /** The dialog. */
  children: (state: FilterDialogState) => ReactNode;
}

/** Opens a dialog with filters. */
export function FilterButton({ label, variant = 'outline', preload, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  // Counted, so that a press tries again where the dialog could not be loaded.
  const [presses, setPresses] = useState(0);
  return (
    <Opener>
      <Button
        small
        variant={variant}
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
    </Opener>
  );
}

/** Filters need the API, and so JavaScript; without it links to the whole list are below. */
const Scripted = styled.div`
  flex: none;
  white-space: nowrap;
  @media (scripting: none) {
    display: none;
  }
`;

/** In a line with the other tools of a list, which on a phone has no space for its icon. */
const Opener = styled(Scripted)`
  ${below('columns')} {
    &:not(:last-child) button {
      padding-inline: 12px;
    }
    &:not(:last-child) .icon {
      display: none;
    }
  }
`;
