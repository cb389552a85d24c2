import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n';
import { detectDirection, Select, TextInput, type ControlProps } from '../../ui';
import type { FormController } from './form-controller';
import { isBlank, type FieldDefinition } from './forms';
import type { ProjectChoice } from './project-choices';
import { useOptions } from './use-options';

interface ChoiceFieldProps {
  control: ControlProps & Partial<ReturnType<FormController['register']>>;
  definition: FieldDefinition;
  /** The current value, or the one to select once it is among the options. */
  value: string;
  readOnly?: boolean;
  /** Projects to choose from, where the field is for one. */
  projects?: readonly ProjectChoice[];
  /** Whether to fetch the options from the API. */
  refetch: boolean;
}

const selectOf = (id: string): HTMLSelectElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLSelectElement ? element : undefined;
};

/** A select; where its options cannot be fetched, a text field that suggests the known ones. */
export function ChoiceField({ control, definition, value, refetch, ...rest }: ChoiceFieldProps) {
  const { t } = useTranslation('enquiries');
  const { readOnly, projects = [] } = rest;
  const { options, failed } = useOptions(definition, projects, value, refetch);
  const [isTextField, setTextField] = useState(false);
  const { id } = control;
  useEffect(() => {
    // A choice that is made, or is just being made, is kept.
    const select = selectOf(id);
    if (failed && select?.value === '' && select !== document.activeElement) setTextField(true);
  }, [failed, id]);
  // A value that is not (or no longer) offered: typed while there were no options, or chosen from older ones.
  const isOffered = options.some((option) => option.value === value);
  const isUnoffered = !definition.choices && !isBlank(value) && !isOffered;
  const isSelectable = isUnoffered || isOffered;
  useEffect(() => {
    // Filled in before its option was rendered.
    const select = selectOf(id);
    if (isSelectable && select?.value === '') select.value = value;
  }, [isSelectable, id, value]);

  const required = definition.required;
  if (isTextField || options.length === 0) {
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
          dir={isNumber ? 'ltr' : detectDirection(value)}
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
      {isUnoffered && (
        <option value={value} dir="auto">
          {value}
        </option>
      )}
    </Select>
  );
}
