/** Opens the filters of a list. They come when the page is at rest, or with the first touch. */
import { Fragment, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { Button, FiltersIcon, useAhead } from '../ui';

export interface FilterDialogState {
  open: boolean;
  onClose: () => void;
}

interface FilterButtonProps {
  /** Begins to load the filters. */
  preload: () => void;
  /** The dialog. */
  children: (state: FilterDialogState) => ReactNode;
}

export function FilterButton({ preload, children }: FilterButtonProps) {
  useAhead(preload);
  const { t } = useTranslation('listing');
  const [open, setOpen] = useState(false);
  // Counted, so that a press begins anew where the dialog could not be had before.
  const [presses, setPresses] = useState(0);
  return (
    <Place>
      <Button
        small
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <FiltersIcon />
        {t('open')}
      </Button>
      {presses > 0 && <Fragment key={presses}>{children({ open, onClose: () => setOpen(false) })}</Fragment>}
    </Place>
  );
}

/** Filters need the API, and so JavaScript; without it the whole list stands below. */
const Place = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
