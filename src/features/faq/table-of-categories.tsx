import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { useCurrentSection } from '../../ui';

/** Id of a category's section on the page; questions have their slugs as ids. */
export const categoryId = (slug: string) => `about-${slug}`;

interface TableOfCategoriesProps {
  categories: readonly Pick<Queries.QuestionsFragment, 'slug' | 'label'>[];
}

/** Links to the categories: beside the questions on wide screens, above them on narrow ones. */
export function TableOfCategories({ categories }: TableOfCategoriesProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const current = useCurrentSection(categories.map(({ slug }) => categoryId(slug)));
  return (
    <Nav aria-label={t('faqCategories')}>
      <ul>
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <a href={`#${categoryId(slug)}`} aria-current={categoryId(slug) === current ? 'true' : undefined}>
              {localized(label)}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  min-inline-size: 0;
  ul {
    display: flex;
    gap: 20px;
    overflow-x: auto;
    scrollbar-width: none;
    /* Room for the focus ring, which the scrolling box would cut. */
    padding: 5px;
    margin: -5px;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline-end: 8px;
    border-block-end: 1px solid var(--line);
    color: var(--stone-700);
    white-space: nowrap;
    transition: color var(--t1);
    &:hover {
      color: var(--ink);
    }
    &[aria-current] {
      border-color: var(--brick);
      color: var(--ink);
      font-weight: 500;
    }
  }
  ${from('split')} {
    position: sticky;
    inset-block-start: calc(var(--hdr) + 32px);
    align-self: start;
    ul {
      display: block;
    }
    a {
      white-space: normal;
    }
  }
`;
