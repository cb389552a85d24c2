/** A field of an enquiry form, by its definition. */
import { useTranslation } from '../../i18n';
import { displayPhone } from '../../lib/phone';
import { directionOf, Field, Num, TextArea, TextInput, Wide } from '../../ui';
import { ChoiceField } from './choice-field';
import { EmergencyHint } from './emergency-hint';
import type { FormController } from './form-controller';
import type { EnquiryKind, FieldDefinition } from './forms';
import type { Fault } from './rules';
import { codePoints, isBlank } from './typed-text';
import type { ProjectChoice } from './project-choices';

interface EnquiryFieldProps {
  kind: EnquiryKind;
  name: string;
  definition: FieldDefinition;
  /** What stands in it. */
  value: string;
  fault?: Fault;
  /** The visitor has left it once. */
  touched?: boolean;
  /** While it is sent. */
  readOnly?: boolean;
  /** Faults are said in the summary instead. */
  quiet?: boolean;
  /** Projects to choose from, where the form asks for one. */
  projects?: readonly ProjectChoice[];
  /** Undefined until it is loaded. */
  engine?: FormController;
}

const inputModes = { name: undefined, mobile: 'tel', email: 'email', number: 'numeric' } as const;

/** Left to right within a text of either direction. */
const isolated = (example = '') => `\u2066${example}\u2069`;

export const fieldId = (kind: EnquiryKind, name: string) => `${kind}-${name}`;

export function EnquiryField({
  kind,
  name,
  definition,
  value,
  fault,
  touched,
  engine,
  ...rest
}: EnquiryFieldProps) {
  const { t } = useTranslation('enquiries');
  const { control, required, format, choices, hint, maxLength, autoComplete, placeholder, wide } = definition;
  const valid = touched && !fault && !isBlank(value);
  const counted = control === 'textarea' && maxLength !== undefined;
  const hinted = hint || counted || format === 'mobile' || choices === 'urgency';
  const field = (
    <Field
      id={fieldId(kind, name)}
      name={name}
      label={t(`fields.${name}`)}
      optionalLabel={required ? undefined : t('optional')}
      error={fault && t(`rules.${fault.rule}`, { limit: fault.limit, example: isolated(placeholder) })}
      hint={hinted && <Hint name={name} definition={definition} value={value} engine={engine} />}
      counter={counted ? { used: codePoints(value), limit: maxLength } : undefined}
      valid={valid ? (control === 'text' ? 'marked' : 'unmarked') : undefined}
      quiet={rest.quiet}
    >
      {(attributes) => {
        const shared = { ...attributes, required, ...engine?.register(name) };
        if (control === 'textarea') {
          // Each paragraph by itself, once there is one to tell by.
          const dir = directionOf(value) && 'auto';
          return <TextArea {...shared} readOnly={rest.readOnly} rows={4} dir={dir} />;
        }
        if (control === 'select') {
          const { readOnly, projects } = rest;
          return (
            <ChoiceField
              control={shared}
              definition={definition}
              value={value}
              readOnly={readOnly}
              projects={projects}
              fresh={engine !== undefined}
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
            dir={format && format !== 'name' ? 'ltr' : directionOf(value)}
          />
        );
      }}
    </Field>
  );
  return wide ? <Wide>{field}</Wide> : field;
}

type HintProps = Pick<EnquiryFieldProps, 'name' | 'definition' | 'value' | 'engine'>;

/** What helps before anything is wrong: the limit, the shape, the number as it was understood. */
function Hint({ name, definition, value, engine }: HintProps) {
  const { t } = useTranslation('enquiries');
  const { control, format, choices, hint, maxLength } = definition;
  if (format === 'mobile') return <NormalizedHint number={engine?.mobileOf(value)} />;
  if (choices === 'urgency') return <EmergencyHint urgency={value} />;
  if (hint) return <p>{t(`hints.${name}`)}</p>;
  return control === 'textarea' && maxLength !== undefined ? <p>{t('upTo', { count: maxLength })}</p> : null;
}

/** The number as it was understood, where that is not what was typed. */
function NormalizedHint({ number }: { number: string | undefined }) {
  const { t } = useTranslation('enquiries');
  return (
    <div aria-live="polite">
      {number && (
        <p>
          {t('understood')} <Num>{displayPhone(number)}</Num>
        </p>
      )}
    </div>
  );
}
