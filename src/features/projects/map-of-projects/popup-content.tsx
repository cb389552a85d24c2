import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { RiyalText, Link } from '../../../ui';
import { useFoundPrice } from '../found/use-found-price';
import type { LocatedProject } from './mapped-projects';

interface PopupContentProps {
  entries: readonly LocatedProject[];
  /** Query string of the links. */
  search: string;
}

/** The projects of a pressed marker, which lead to their pages. */
export function PopupContent({ entries, search }: PopupContentProps) {
  const localized = useLocalized();
  const price = useFoundPrice();
  return entries.map(({ project }) => (
    <Entry key={project.id}>
      <Link to={routes.project(project.slug) + search}>{localized(project.name)}</Link>
      <p>
        {localized(project.district)} · <RiyalText text={price(project)} />
      </p>
    </Entry>
  ));
}

const Entry = styled.div`
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
