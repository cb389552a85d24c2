/** The questions by category. Each has an address of its own: `/FAQ#transaction-tax` opens that question. */
import { graphql } from 'gatsby';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { AccordionItem, Container, Prose } from '../../ui';

interface QuestionsProps {
  categories: readonly Queries.QuestionsFragment[];
  /** Hash of the address, with its sign. */
  hash: string;
}

export function Questions({ categories, hash }: QuestionsProps) {
  const localized = useLocalized();
  useOpenQuestion(hash);
  return (
    <Container>
      {categories
        .filter(({ questions }) => questions.length > 0)
        .map(({ slug, label, questions }) => (
          <Category key={slug}>
            <h2>{localized(label)}</h2>
            <ul>
              {questions.map((entry) => (
                <li key={entry.slug} id={entry.slug}>
                  <AccordionItem title={localized(entry.question)}>
                    <Prose html={localized(entry.answer_html)} />
                  </AccordionItem>
                </li>
              ))}
            </ul>
          </Category>
        ))}
    </Container>
  );
}

/** Opens the question that the address names. The browser scrolls there by itself. */
function useOpenQuestion(hash: string) {
  useEffect(() => {
    const question = hash && document.getElementById(hash.slice(1));
    if (question) question.querySelector('details')?.setAttribute('open', '');
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

const Category = styled.section`
  display: grid;
  gap: var(--s4);
  padding-block-end: var(--s6);
`;
