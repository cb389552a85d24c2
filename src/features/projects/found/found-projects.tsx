import styled from 'styled-components';
import { useNewUnits } from '../../visits';
import { FoundProjectSection } from './found-project';
import type { FoundProjectRow } from './found-project-row';

interface FoundProjectsProps {
  projects: readonly FoundProjectRow[];
  /** They have just come: the browser lays out those below the screen when they come near. */
  arrives: boolean;
  /** Query string of the links to projects: what is asked of their units. */
  search: string;
  /** The picture of the build for one of the API. */
  picture: (cover: FoundProjectRow['cover']) => FoundProjectRow['cover'];
  /** What is searched for, as a query string, without order and page. */
  query: string;
}

/** What a search found, by project. Loaded on demand. */
export default function FoundProjects({ projects, arrives, query, ...shared }: FoundProjectsProps) {
  const isNew = useNewUnits(query);
  return (
    <List $isDeferred={arrives}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <FoundProjectSection project={project} isFirst={index === 0} isNew={isNew} {...shared} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ol<{ $isDeferred: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  & > li {
    border-block-end: 1px solid var(--line);
    ${({ $isDeferred }) => $isDeferred && 'content-visibility: auto; contain-intrinsic-block-size: auto 700px;'}
  }
  & > li:first-child > article {
    padding-block-start: 0;
  }
  @media print {
    display: block;
    & > li {
      content-visibility: visible;
    }
  }
`;
