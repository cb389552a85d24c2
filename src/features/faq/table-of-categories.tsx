/** The categories as links, beside the questions on wide screens and above them on narrow ones. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { categoryId } from './category-id';

interface TableOfCategoriesProps {
  categories: readonly Pick<Queries.QuestionsFragment, 'slug' | 'label'>[];
}

export function TableOfCategories({ categories }: TableOfCategoriesProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const current = useCategoryInView(categories.map(({ slug }) => categoryId(slug)).join(' '));
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

/** Id of the category that is being read: the last one that begins in the upper half of the window. `ids` by spaces. */
function useCategoryInView(ids: string): string {
  const all = ids.split(' ');
  const [current, setCurrent] = useState(all[0] ?? '');
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const begun = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 2);
        setCurrent((begun.at(-1) ?? sections[0])?.id ?? '');
      },
      { rootMargin: '0px 0px -50%' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
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
