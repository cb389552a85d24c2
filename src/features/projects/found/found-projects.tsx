import styled from 'styled-components';
import { useNewUnits } from '../../visits';
import { FoundProjectSection } from './found-project';
import type { FoundProjectRow } from './found-project-row';

interface FoundProjectsProps {
  projects: readonly FoundProjectRow[];
  /** Query string of the links to projects: what is asked of their units. */
  search: string;
  /** The picture of the build for one of the API. */
  picture: (cover: FoundProjectRow['cover']) => FoundProjectRow['cover'];
  /** What is searched for, as a query string, without order and page. */
  query: string;
}

/** What a search found, by project. Loaded on demand. */
export default function FoundProjects({ projects, query, ...shared }: FoundProjectsProps) {
  const isNew = useNewUnits(query);
  return (
    <List>
      {projects.map((project, index) => (
        <li key={project.id}>
          <FoundProjectSection project={project} isFirst={index === 0} isNew={isNew} {...shared} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  & > li {
    border-block-end: 1px solid var(--line);
  }
  & > li:first-child > article {
    padding-block-start: 0;
  }
  @media print {
    display: block;
  }
`;
