import { useTranslation } from '../../i18n';
import { detectDirection, Field, TextArea, TextInput, Wide } from '../../ui';
import { ChoiceField } from './choice-field';
import { FieldHint, hasHint } from './field-hint';
import type { FormController } from './form-controller';
import {
  codePoints,
  isBlank,
  getLabel,
  type EnquiryKind,
  type FieldDefinition,
  type FieldName,
} from './forms';
import type { ProjectChoice } from './project-choices';
import type { FieldError } from './rules';

interface EnquiryFieldProps {
  kind: EnquiryKind;
  name: FieldName;
  definition: FieldDefinition;
  value: string;
  error?: FieldError;
  /** The visitor has left it once. */
  touched?: boolean;
  /** While the form is sent. */
  readOnly?: boolean;
  /** The summary announces the error instead. */
  quiet?: boolean;
  /** The page knows the answer, and does not ask for it. */
  known?: boolean;
  /** Projects to choose from, where the form has that field. */
  projects?: readonly ProjectChoice[];
  /** Whether to fetch its options from the API. */
  refetch?: boolean;
  /** Undefined until it is loaded. */
  controller?: FormController;
}

const inputModes = { name: undefined, mobile: 'tel', email: 'email', number: 'numeric' } as const;

/** Isolated left to right, within a text of either direction. */
const ltrIsolate = (example = '') => `\u2066${example}\u2069`;

export const fieldId = (kind: EnquiryKind, name: string) => `${kind}-${name}`;

/** A field of a form, by its definition. */
export function EnquiryField({
  kind,
  name,
  definition,
  value,
  error,
  touched,
  known,
  controller,
  ...rest
}: EnquiryFieldProps) {
  const { t } = useTranslation('enquiries');
  const { control, required, format, maxLength, autoComplete, placeholder, wide } = definition;
  const valid = touched && !error && !isBlank(value);
  const counted = control === 'textarea' && maxLength !== undefined;
  const field = (
    <Field
      id={fieldId(kind, name)}
      name={name}
      label={t(getLabel(kind, name))}
      optionalLabel={required ? undefined : t('optional')}
      error={error && t(`rules.${error.rule}`, { limit: error.limit, example: ltrIsolate(placeholder) })}
      hint={
        hasHint(definition) && <FieldHint definition={definition} value={value} controller={controller} />
      }
      counter={counted ? { used: codePoints(value), limit: maxLength } : undefined}
      valid={valid ? (control === 'text' ? 'marked' : 'unmarked') : undefined}
      quiet={rest.quiet}
    >
      {(attributes) => {
        const shared = { ...attributes, required, ...controller?.register(name) };
        if (control === 'textarea') {
          // The direction of each paragraph by itself, once there is one.
          const dir = detectDirection(value) && 'auto';
          return <TextArea {...shared} readOnly={rest.readOnly} rows={4} dir={dir} />;
        }
        if (control === 'select') {
          const { readOnly, projects, refetch = false } = rest;
          return (
            <ChoiceField
              control={shared}
              definition={definition}
              value={value}
              readOnly={readOnly}
              projects={projects}
              refetch={refetch}
            />
          );
        }
        return (
          <TextInput
            {...shared}
            readOnly={rest.readOnly}
            autoComplete={autoComplete}
            placeholder={placeholder}
            enterKeyHint="send"
            type={format === 'mobile' ? 'tel' : 'text'}
            inputMode={inputModes[format ?? 'name']}
            dir={format && format !== 'name' ? 'ltr' : detectDirection(value)}
          />
        );
      }}
    </Field>
  );
  if (known) return <div hidden>{field}</div>;
  return wide ? <Wide>{field}</Wide> : field;
}
