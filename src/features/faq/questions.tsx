import { graphql } from 'gatsby';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { Accordion, AccordionItem, Container, Sections, Split } from '../../ui';
import { ProseWithEnabledLinks, usePluginTest } from '../organization';
import { categoryId, TableOfCategories } from './table-of-categories';

interface QuestionsProps {
  categories: readonly Queries.QuestionsFragment[];
  /** Of the address, with `#`. */
  hash: string;
}

/** The questions by category. Each has an address: `/FAQ#transaction-tax` opens that question. */
export function Questions({ categories, hash }: QuestionsProps) {
  const localized = useLocalized();
  useOpenQuestion(hash);
  const hasPlugin = usePluginTest();
  const shown = categories
    .map(({ questions, ...category }) => ({
      ...category,
      questions: questions.filter(({ plugin }) => !plugin || hasPlugin(plugin)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Container>
      <Split>
        <TableOfCategories categories={shown} />
        <Categories>
          <Sections>
            {shown.map(({ slug, label, questions }, category) => (
              <section key={slug} id={categoryId(slug)} aria-labelledby={`${categoryId(slug)}-label`}>
                <h2 id={`${categoryId(slug)}-label`}>{localized(label)}</h2>
                <Accordion>
                  {questions.map((entry, index) => (
                    <li key={entry.slug} id={entry.slug}>
                      <AccordionItem title={localized(entry.question)} open={category === 0 && index === 0}>
                        <ProseWithEnabledLinks html={localized(entry.answer_html)} />
                      </AccordionItem>
                    </li>
                  ))}
                </Accordion>
              </section>
            ))}
          </Sections>
        </Categories>
      </Split>
    </Container>
  );
}

/** Opens the question that the address names. The browser scrolls there by itself. */
function useOpenQuestion(hash: string) {
  useEffect(() => {
    const question = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (question) question.querySelector(':scope > details')?.setAttribute('open', '');
  }, [hash]);
}

export const questionsFields = graphql`
  fragment Questions on FaqCategory {
    slug
    label {
      ar
      en
    }
    questions {
      slug
      plugin
      question {
        ar
        en
      }
      answer_html {
        ar
        en
      }
    }
  }
`;

const Categories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 5vw, 72px);
  padding-block-end: clamp(24px, 4vw, 64px);
  h2 {
    padding-block-end: 20px;
    font-size: var(--fs-h3);
  }
`;
