/** Opens the filters of a list. They come with the first touch; until then they cost nothing. */
import { Suspense, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, FiltersIcon } from '../../ui';

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
  const { t } = useTranslation('listing');
  const [open, setOpen] = useState(false);
  const wanted = useRef(false);
  if (open) wanted.current = true;
  return (
    <Place>
      <Button
        small
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <FiltersIcon />
        {t('open')}
      </Button>
      {/* Not in the HTML: a boundary that is still to hydrate takes no update without an error. */}
      {wanted.current && (
        <Suspense fallback={null}>{children({ open, onClose: () => setOpen(false) })}</Suspense>
      )}
    </Place>
  );
}

/** Filters need the API, and so JavaScript; without it the whole list stands below. */
const Place = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
