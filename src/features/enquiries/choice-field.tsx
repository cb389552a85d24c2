/** The control of a field with options: a select; where the options cannot be had, a text field that suggests the known ones. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n';
import { directionOf, Select, TextInput, type ControlProps } from '../../ui';
import type { FormController } from './form-controller';
import type { FieldDefinition } from './forms';
import type { ProjectChoice } from './project-choices';
import { isBlank } from './typed-text';
import { useOptions } from './use-options';

interface ChoiceFieldProps {
  control: ControlProps & Partial<ReturnType<FormController['register']>>;
  definition: FieldDefinition;
  /** What stands in it, or is to stand in it. */
  value: string;
  readOnly?: boolean;
  /** Projects to choose from, where the field asks for one. */
  projects?: readonly ProjectChoice[];
  /** Ask the API for the options now. */
  fresh: boolean;
}

const selectOf = (id: string): HTMLSelectElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLSelectElement ? element : undefined;
};

export function ChoiceField({ control, definition, value, fresh, ...rest }: ChoiceFieldProps) {
  const { t } = useTranslation('enquiries');
  const { readOnly, projects = [] } = rest;
  const { options, failed } = useOptions(definition, projects, value, fresh);
  const [isWritten, setWritten] = useState(false);
  const { id } = control;
  useEffect(() => {
    // A choice that is made, or is just being made, stays.
    const select = selectOf(id);
    if (failed && select?.value === '' && select !== document.activeElement) setWritten(true);
  }, [failed, id]);
  // An answer that is not (or no longer) offered: written while the options were away, or chosen from older ones.
  const isOffered = options.some((option) => option.value === value);
  const isOwn = !definition.choices && !isBlank(value) && !isOffered;
  const isThere = isOwn || isOffered;
  useEffect(() => {
    // Filled in before it was there to choose.
    const select = selectOf(id);
    if (isThere && select?.value === '') select.value = value;
  }, [isThere, id, value]);

  const required = definition.required;
  if (isWritten || options.length === 0) {
    const isNumber = definition.format === 'number';
    const list = options.length > 0 ? `${id}-options` : undefined;
    return (
      <>
        <TextInput
          {...control}
          required={required}
          readOnly={readOnly}
          type="text"
          enterKeyHint="send"
          list={list}
          inputMode={isNumber ? 'numeric' : undefined}
          dir={isNumber ? 'ltr' : directionOf(value)}
        />
        {list && (
          <datalist id={list}>
            {options.map((option) => (
              <option key={option.value} value={isNumber ? option.value : option.label} />
            ))}
          </datalist>
        )}
      </>
    );
  }
  return (
    <Select {...control} required={required} defaultValue="">
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {isOwn && (
        <option value={value} dir="auto">
          {value}
        </option>
      )}
    </Select>
  );
}
