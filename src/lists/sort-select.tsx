import { navigate } from 'gatsby';
import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { VisuallyHidden } from '../ui';
import { markListNavigation } from './list-navigation';

interface SortSelectProps<Name extends string> {
  names: readonly Name[];
  value: Name;
  labelOf: (name: Name) => string;
  /** Address of the list in an order. */
  hrefOf: (name: Name) => string;
}

/** Orders the results of a list. */
export function SortSelect<Name extends string>({ names, value, labelOf, hrefOf }: SortSelectProps<Name>) {
  const { t } = useTranslation('lists');
  const id = useId();
  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('sort')}
      </VisuallyHidden>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = names.find((name) => name === target.value);
          if (!chosen) return;
          markListNavigation('filters');
          void navigate(hrefOf(chosen));
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
    </Box>
  );
}

const Box = styled.div`
  position: relative; /* of the hidden label */
  flex: 0 1 auto;
  min-inline-size: 0;
  select {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 1px solid var(--line-strong);
    border-radius: var(--r);
    background: var(--white);
    font-size: var(--fs-sm);
    text-overflow: ellipsis;
  }
  select:hover {
    border-color: var(--ink);
  }
  @media (scripting: none) {
    display: none;
  }
`;
