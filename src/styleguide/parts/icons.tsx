import styled from 'styled-components';
import * as icons from '../../ui/icons';
import { Example } from '../sheet';

export function IconParts() {
  return (
    <Example as="20 and 28 px; mirrored ones point onwards in either direction">
      <Icons>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} title={name}>
            <Icon />
            <Icon size={28} />
          </li>
        ))}
      </Icons>
    </Example>
  );
}

const Icons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  li {
    display: flex;
    align-items: center;
    gap: var(--s1);
  }
`;
