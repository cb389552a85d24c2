/** A field of an enquiry form, by its definition. */
import { useTranslation } from '../../i18n';
import { displayPhone } from '../../lib/phone';
import { Field, Num, TextArea, TextInput, Wide } from '../../ui';
import { ChoiceField } from './choice-field';
import type { Engine } from './engine';
import type { EnquiryKind, FieldDefinition } from './forms';
import { normaliseMobile } from './normalise';
import { codePoints, isBlank, mobile, type Fault } from './rules';

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
  /** Undefined until it is loaded. */
  engine?: Engine;
}

const inputModes = { mobile: 'tel', email: 'email', number: 'numeric' } as const;

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
  const { control, required, format, maxLength, autoComplete, placeholder, wide } = definition;
  const valid = touched && !fault && !isBlank(value);
  const counted = control === 'textarea' && maxLength !== undefined;
  const field = (
    <Field
      id={fieldId(kind, name)}
      name={name}
      label={t(`fields.${name}`)}
      optionalLabel={required ? undefined : t('optional')}
      error={fault && t(`rules.${fault.rule}`, { limit: fault.limit })}
      hint={counted ? t('upTo', { count: maxLength }) : format === 'mobile' && <Understood typed={value} />}
      counter={counted ? { used: codePoints(value), limit: maxLength } : undefined}
      valid={valid ? (control === 'text' ? 'marked' : 'unmarked') : undefined}
      quiet={rest.quiet}
    >
      {(attributes) => {
        const shared = { ...attributes, required, ...engine?.register(name) };
        if (control === 'textarea') return <TextArea {...shared} readOnly={rest.readOnly} rows={4} />;
        if (control === 'select') {
          const { readOnly } = rest;
          return (
            <ChoiceField
              control={shared}
              definition={definition}
              value={value}
              readOnly={readOnly}
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
            inputMode={format && inputModes[format]}
            dir={format ? 'ltr' : undefined}
          />
        );
      }}
    </Field>
  );
  return wide ? <Wide>{field}</Wide> : field;
}

/** The number as it was understood, where that is not what was typed. */
function Understood({ typed }: { typed: string }) {
  const { t } = useTranslation('enquiries');
  const meant = normaliseMobile(typed);
  const otherwise = meant !== typed && !isBlank(meant) && mobile(meant) === undefined;
  return (
    <div aria-live="polite">
      {otherwise && (
        <p>
          {t('understood')} <Num>{displayPhone(meant)}</Num>
        </p>
      )}
    </div>
  );
}
