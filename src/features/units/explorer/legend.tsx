import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { upcoming } from '../../../domain/sale-state';
import { useUnitTexts } from '../use-unit-texts';

const states = ['available', 'reserved', 'sold'];

/**
 * Explains the looks of units in the grid.
 * @param withUpcoming some units are not on sale yet
 */
export function Legend({ withUpcoming }: { withUpcoming: boolean }) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  return (
    <List aria-label={t('explorer.legend')}>
      {[...states, ...(withUpcoming ? [upcoming] : [])].map((state) => (
        <li key={state}>
          <i data-state={state} aria-hidden="true" />
          {texts.state(state)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 22px;
  font-size: var(--fs-sm);
  li {
    display: inline-flex;
    align-items: center;
    gap: 9px;
  }
  i {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--ink);
    border-radius: 1px;
  }
  [data-state='reserved'] {
    border-color: var(--warning);
    background: repeating-linear-gradient(135deg, var(--warning-tint) 0 3px, var(--warning) 3px 4px);
  }
  [data-state='upcoming'] {
    border: 1px dashed var(--stone);
  }
  [data-state='sold'] {
    border-color: var(--grey-tint);
    background: linear-gradient(var(--grey), var(--grey)) center / 100% 1px no-repeat var(--grey-tint);
  }
  /* As in the grid, which has system colours then, and no pattern. */
  @media (forced-colors: active) {
    [data-state] {
      background: none;
    }
    [data-state='reserved'] {
      border: 3px double;
    }
    [data-state='sold'] {
      border-color: GrayText;
    }
    [data-state='sold']::after {
      content: '';
      display: block;
      margin-block-start: 6px;
      border-block-start: 1px solid GrayText;
    }
  }
`;
