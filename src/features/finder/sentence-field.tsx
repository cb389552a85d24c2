import { useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { findParameter, routes } from '../../lib/routes';
import { Button, TextInput } from '../../ui';

/** A field for a sentence, as a form that leads to the list of projects, where it is read. */
export function SentenceField() {
  const { t } = useTranslation('finder');
  const id = useId();
  return (
    <Form action={routes.projects}>
      <label htmlFor={id}>{t('label')}</label>
      <TextInput
        id={id}
        name={findParameter}
        required
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('example')}
      />
      <Button variant="secondary" type="submit">
        {t('find')}
      </Button>
    </Form>
  );
}

/** Hidden without JavaScript, which reads the sentence; links take its place. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s3);
  max-inline-size: 720px;
  label {
    grid-column: 1 / -1;
    font-weight: 500;
  }
  @media (scripting: none) {
    display: none;
  }
`;
